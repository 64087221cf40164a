/* Who comes in: links are made here and shown once; the list shows whom the search names. */
const refused = document.querySelector('#refused');
const invite = document.querySelector('#invite');
const made = document.querySelector('#made');
const language = document.documentElement.lang;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

function show(path) {
    const link = made.querySelector('input');
    link.value = location.origin + path;
    made.hidden = false;
    link.focus();
    link.select();
}

async function make(kind, body) {
    say('');
    made.hidden = true;
    try {
        const answer = await fetch(`/api/v1/links/${kind}?lang=${language}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
        });
        const told = await answer.json();
        if (answer.ok) show(told.path);
        else say(told.detail ?? told.title);
    } catch {
        say(refused.dataset.lost);
    }
}

/* An account and the office are not of one event. */
const { role, event } = invite.elements;
const isEverywhere = () => role.value === 'person' || role.value === 'office';
role.addEventListener('change', () => {
    event.closest('p').hidden = isEverywhere();
});
invite.addEventListener('submit', (sent) => {
    sent.preventDefault();
    make('invitation', { role: role.value, event: isEverywhere() ? '' : event.value });
});
for (const button of document.querySelectorAll('[data-person]'))
    button.addEventListener('click', () => make('password', { person: button.dataset.person }));

document.querySelector('#search')?.addEventListener('input', ({ target }) => {
    const sought = target.value.toLowerCase();
    for (const row of document.querySelectorAll('tbody tr'))
        row.hidden = !row.textContent.toLowerCase().includes(sought);
});
invite.querySelector('button').disabled = false;
