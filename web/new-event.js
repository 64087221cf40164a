/* A new event: the form becomes an event, its tournament, and the page where players are entered. */
const form = document.querySelector('#new-event');
const refused = document.querySelector('#refused');
const button = form.querySelector('button');
const language = document.documentElement.lang;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

async function post(path, body) {
    const answer = await fetch(`/api/v1/events${path}?lang=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
    });
    const told = await answer.json();
    if (answer.ok) return told;
    say(told.detail ?? told.title);
    return null;
}

function eventOf({ name, place, from, to, edition }) {
    const out = { name: name.value, edition: edition.value };
    if (place.value) out.place = place.value;
    if (from.value) out.from = from.value;
    if (to.value) out.to = to.value;
    return out;
}

function rulesOf({ system, rounds }) {
    return system.value === 'dutch-2026'
        ? { system: system.value, rounds: Number(rounds.value) }
        : { system: system.value };
}

form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    say('');
    try {
        const made = await post('', eventOf(form.elements));
        const opened =
            made &&
            (await post(`/${made.id}/tournament/commands`, {
                do: 'open',
                rules: rulesOf(form.elements),
            }));
        if (opened) return location.assign(`/events/${made.id}/players${location.search}`);
    } catch {
        say(refused.dataset.lost);
    }
    button.disabled = false;
});
