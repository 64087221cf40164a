/* A table open by link: the form becomes a game and a seat at it; the link behind it, the other seat. */
const form = document.querySelector('main form');
const refused = document.querySelector('#refused');
const button = form.querySelector('button');
const language = document.documentElement.lang;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

async function post(path, body) {
    const answer = await fetch(`/api/v1/tables${path}?lang=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
    });
    const told = await answer.json();
    if (answer.ok) return told;
    say(told.detail ?? told.title);
    return null;
}

form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    say('');
    try {
        const made =
            form.id === 'sit'
                ? await post('/sit', { key: location.hash.slice(1) })
                : await post('', Object.fromEntries(new FormData(form)));
        /* The link goes along behind the #, where no log on the way keeps it. */
        const behind = made?.key ? `#${made.key}` : '';
        if (made) return location.assign(`/games/${made.game}${location.search}${behind}`);
    } catch {
        say(refused.dataset.lost);
    }
    button.disabled = false;
});
button.disabled = false;
