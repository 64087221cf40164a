/* Signing in and out, the first account, and links: forms go to the service as JSON; what it refuses is said in its words. */
const refused = document.querySelector('#refused');
const what = document.querySelector('#what'); /* of a link */
const forms = [...document.querySelectorAll('main form')];
const language = document.documentElement.lang;
const key = location.hash.slice(1);

const paths = {
    'sign-in': 'session',
    'sign-out': 'session',
    'set-up': 'set-up',
    use: 'links/use',
    browser: 'links/use',
    take: 'links/take',
};

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

function post(said) {
    const headers = { 'Content-Type': 'application/json' };
    return { method: 'POST', headers, body: JSON.stringify(said) };
}

function request({ id, elements: { name, password } }) {
    if (id === 'sign-out') return { method: 'DELETE' };
    if (id === 'take') return post({ key });
    if (id === 'browser') return post({ key, name: '', password: '' });
    const said = { name: name.value, password: password.value };
    return post(id === 'sign-in' ? said : { key, ...said });
}

/* The answer, or nothing, and why is said. */
async function send(path, how) {
    say('');
    try {
        const answer = await fetch(`/api/v1/${path}?lang=${language}`, how);
        if (answer.ok) return answer;
        const told = await answer.json();
        say(told.detail ?? told.title);
    } catch {
        say(refused.dataset.lost);
    }
    return null;
}

/* Where to, once it is done; of the demonstration, which asks for nothing, its event. */
async function goes(form, button) {
    if (button.value !== 'demo')
        return (await send(paths[form.id], request(form))) && ({ 'set-up': '/new-event', browser: '/sign-in' }[form.id] ?? '/');
    const answer = await send('demo', post({ key }));
    return answer && `/events/${(await answer.json()).id}`;
}

async function submit(event) {
    const button = event.submitter;
    event.preventDefault();
    button.disabled = true;
    const to = await goes(event.target, button);
    if (to) location.assign(to + location.search);
    else button.disabled = false;
}

/* Who is signed in takes the role; else it makes an account, or sets a password, or makes the browser known. */
async function look() {
    const answer = await send('links/look', post({ key }));
    if (!answer) return;
    const { kind, text } = await answer.json();
    const take = document.querySelector('#take');
    const use = document.querySelector('#use');
    what.textContent = text;
    if (kind === 'password') {
        use.elements.name.required = false;
        use.elements.name.closest('p').hidden = true;
    }
    if (kind === 'browser') document.querySelector('#browser').hidden = false;
    else (take && kind === 'invitation' ? take : use).hidden = false;
}

/* ---- the first start ---- */

/* The key goes on to the page in the other language, and so does the name. */
function choose({ target }) {
    sessionStorage.setItem('name', document.querySelector('#name').value);
    location.assign(`?lang=${target.value}#${key}`);
}

function count({ target: { value } }) {
    const badge = document.querySelector('#length');
    badge.hidden = value.length < 10;
    badge.textContent = `${value.length} ${badge.dataset.word}`;
}

/* In fields no key fires. */
function press({ target, key: letter, ctrlKey, metaKey, altKey }) {
    if (letter !== 'd' || ctrlKey || metaKey || altKey || target.closest('input')) return;
    document.querySelector('button[value="demo"]').click();
}

if (document.querySelector('#set-up')) {
    for (const radio of document.querySelectorAll('[name="lang"]'))
        radio.addEventListener('change', choose);
    document.querySelector('#password').addEventListener('input', count);
    document.querySelector('#name').value = sessionStorage.getItem('name') ?? '';
    document.addEventListener('keydown', press);
}

for (const form of forms) {
    form.addEventListener('submit', submit);
    for (const button of form.querySelectorAll('button')) button.disabled = false;
}
if (what) look();
