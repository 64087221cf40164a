/*
 * Who comes in, and one's own account. Links are made here and shown once; a button with data-do says what
 * it does, as METHOD and path, and with data-say its body; the list shows whom the search names.
 */
const refused = document.querySelector('#refused');
const invite = document.querySelector('#invite');
const change = document.querySelector('#change');
const made = document.querySelector('#made');
const language = document.documentElement.lang;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

/* The answer, or nothing, and why is said. */
async function send(method, path, body) {
    say('');
    try {
        const answer = await fetch(`/api/v1/${path}?lang=${language}`, {
            method,
            ...(body && {
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(body),
            }),
        });
        if (answer.ok) return answer;
        const told = await answer.json();
        say(told.detail ?? told.title);
    } catch {
        say(refused.dataset.lost);
    }
    return null;
}

async function act(method, path, body) {
    if (await send(method, path, body)) location.reload();
}

async function make(kind, body) {
    made.hidden = true;
    const answer = await send('POST', `links/${kind}`, body);
    if (!answer) return;
    const link = made.querySelector('input');
    link.value = location.origin + (await answer.json()).path;
    made.hidden = false;
    link.focus();
    link.select();
}

/* A form does this instead of going somewhere. */
function when(form, what) {
    form?.addEventListener('submit', (sent) => {
        sent.preventDefault();
        what(form.elements);
    });
}

/* An account and the office are not of one event. */
const isEverywhere = (role) => role.value === 'person' || role.value === 'office';
invite?.elements.role.addEventListener('change', ({ target }) => {
    const { event } = invite.elements;
    if (event) event.closest('p').hidden = isEverywhere(target);
});
when(invite, ({ role, event }) =>
    make('invitation', { role: role.value, event: isEverywhere(role) ? '' : event.value }),
);
when(document.querySelector('#give'), (given) =>
    act('PUT', `events/${given['give-event'].value}/roles/${given['give-person'].value}`, {
        role: given['give-role'].value,
    }),
);
when(change, (given) =>
    act('PUT', 'session/password', { old: given.old.value, new: given.new.value }),
);
for (const button of document.querySelectorAll('[data-person]'))
    button.addEventListener('click', () =>
        make(button.dataset.link, { person: button.dataset.person }),
    );
for (const button of document.querySelectorAll('[data-do]'))
    button.addEventListener('click', () =>
        act(...button.dataset.do.split(' '), button.dataset.say && JSON.parse(button.dataset.say)),
    );

document.querySelector('#search')?.addEventListener('input', ({ target }) => {
    const sought = target.value.toLowerCase();
    for (const row of document.querySelectorAll('#everybody tbody tr'))
        row.hidden = !row.textContent.toLowerCase().includes(sought);
});
for (const time of document.querySelectorAll('time'))
    time.textContent = new Date(time.dateTime).toLocaleString(language, {
        dateStyle: 'medium',
        timeStyle: 'short',
    });
for (const button of document.querySelectorAll('main button')) button.disabled = false;
