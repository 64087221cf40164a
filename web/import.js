/*
 * A list of players comes in: typed, pasted anywhere, dropped or chosen. The server reads it and writes what it
 * found; we keep the answers and ask again after each.
 */
const language = document.documentElement.lang;
const part = document.querySelector('#read');
const unread = document.querySelector('#unread');
const list = document.querySelector('#list');
let source = null;
let columns = {};
let answers = {};

function say(text) {
    unread.querySelector('span').textContent = text;
    unread.hidden = !text;
}

async function read() {
    const had = document.activeElement?.id;
    say('');
    try {
        const answer = await fetch(`${location.pathname}?lang=${language}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...source, columns, answers }),
        });
        if (answer.ok) {
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            part.replaceChildren(...page.body.childNodes);
            if (had) document.getElementById(had)?.focus();
            return true;
        }
        const told = await answer.json();
        say(told.detail ?? told.title);
    } catch {
        say(document.querySelector('#refused').dataset.lost);
    }
    return false;
}

async function take(from) {
    source = from;
    columns = {};
    answers = {};
    if (await read()) part.scrollIntoView({ block: 'start' });
}

function takeText(text) {
    list.value = text;
    return take({ list: text });
}

function takeFile(file) {
    const reader = new FileReader();
    reader.addEventListener('load', () => take({ file: reader.result.split(',', 2)[1] ?? '' }));
    reader.readAsDataURL(file);
}

/* ---- answers ---- */

function choose({ dataset: { answer, choice } }) {
    if (choice === '-1') delete answers[answer];
    else answers[answer] = Number(choice);
    read().then(() => next());
}

const waiting = () => [...part.querySelectorAll('.is-open [data-answer]')];

/* The next doubt: its first answer, or the button that enters them. */
function next() {
    (waiting()[0] ?? document.querySelector('#enter-all'))?.focus();
}

function press(event) {
    const { key, ctrlKey, metaKey, target } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
        event.preventDefault();
        document.querySelector('#enter-all')?.click();
    }
    if (ctrlKey || metaKey || target.closest('input, textarea, select, dialog')) return;
    if (key === 'n') next();
    const row = target.closest('li')?.matches('.is-open') ? target.closest('li') : part.querySelector('li.is-open:has([data-answer])');
    const button = row?.querySelectorAll('[data-answer]')[Number(key) - 1];
    if ('123'.includes(key) && button) choose(button);
}

document.querySelector('#list-form').addEventListener('submit', (event) => {
    event.preventDefault();
    take({ list: list.value });
});
document.querySelector('#file').addEventListener('change', ({ target }) => {
    if (target.files[0]) takeFile(target.files[0]);
});
part.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-answer]');
    if (button) choose(button);
});
part.addEventListener('change', ({ target }) => {
    if (target.dataset.column === undefined) return;
    columns[target.dataset.column] = target.value;
    read();
});
document.addEventListener('keydown', press);
document.addEventListener('paste', (event) => {
    const text = event.clipboardData.getData('text');
    if (event.target.closest('input, textarea') || !text) return;
    event.preventDefault();
    takeText(text);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer.files;
    event.preventDefault();
    if (file) takeFile(file);
});

/* What was pasted on the page before. */
const pasted = sessionStorage.getItem('list');
sessionStorage.removeItem('list');
if (pasted) takeText(pasted);
