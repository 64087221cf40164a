/* Links that need no account: made and withdrawn by arbiters; and opened, with the key behind the #. */
const language = document.documentElement.lang;
const refused = document.querySelector('#refused');
const event = document.querySelector('#tour')?.dataset.event;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

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

/* ---- making ---- */

const svg = (name, set) => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(set)) node.setAttribute(key, value);
    return node;
};

function card({ link, qr, size }, name) {
    const row = document.createElement('li');
    const picture = svg('svg', { class: 'qr', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': 'QR' });
    const title = document.createElement('b');
    const address = document.createElement('a');
    picture.append(svg('path', { d: qr }));
    title.textContent = name;
    address.href = link;
    address.textContent = link;
    address.className = 'small';
    row.append(title, picture, address);
    return row;
}

async function make(kind) {
    const answer = await send('POST', `events/${event}/passes`, { kind });
    if (!answer) return;
    const { passes } = await answer.json();
    const shown = await fetch(`/api/v1/events/${event}/tournament`);
    const { entries } = await shown.json();
    const names = new Map(entries.map(({ place, name }) => [place, name]));
    document
        .querySelector(`#${kind}`)
        .replaceChildren(...passes.map((pass) => card(pass, names.get(pass.who) ?? '')));
}

for (const button of document.querySelectorAll('[data-make]'))
    button.addEventListener('click', () => make(button.dataset.make));
for (const button of document.querySelectorAll('[data-withdraw]'))
    button.addEventListener('click', async () => {
        if (await send('DELETE', `events/${event}/passes/${button.dataset.withdraw}`))
            button.closest('li').remove();
    });

/* ---- opening ---- */

async function open() {
    const answer = await send('POST', 'pass', { key: location.hash.slice(1) });
    if (!answer) return;
    const { kind, event: id } = await answer.json();
    location.replace(`/events/${id}${kind === 'player' ? '/card' : '/kiosk'}${location.search}`);
}

if (location.pathname === '/pass') open();
