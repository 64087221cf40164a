/*
 * The pages of a tournament. The server alone writes them: we send what buttons and keys say, and when
 * the tournament has moved on we ask for the page again and put what is new in place.
 */
const language = document.documentElement.lang;
const refused = document.querySelector('#refused');
const lost = document.querySelector('#lost');
const said = document.querySelector('#said');
const told = document.querySelector('#told');
const dialog = document.querySelector('#confirm');
const tour = () => document.querySelector('#tour');
const api = `/api/v1/events/${tour().dataset.event}/tournament`;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
    if (text) refused.scrollIntoView({ block: 'nearest' });
}

/* What was done, and is odd all the same. */
function tell(note) {
    told.querySelector('span').textContent = note;
    told.hidden = !note;
}

/* ---- the page ---- */

/* What somebody is typing stays; so does the place of the focus. */
function put(fresh) {
    const old = tour();
    const had = document.activeElement?.id;
    for (const kept of old.querySelectorAll('[data-keep]'))
        fresh.querySelector(`#${kept.id}`)?.replaceWith(kept);
    old.replaceWith(fresh);
    sift();
    if (had) document.getElementById(had)?.focus();
    mark();
}

async function refresh() {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.querySelector('#tour');
    if (Number(fresh.dataset.seq) >= Number(tour().dataset.seq)) put(fresh);
}

function follow() {
    const news = new EventSource(`${api}/live`);
    news.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).seq > Number(tour().dataset.seq)) refresh();
    });
    news.addEventListener('open', () => {
        lost.hidden = true;
    });
    news.addEventListener('error', () => {
        lost.hidden = false;
        if (news.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
    });
}

/* ---- commands ---- */

function ask(warnings) {
    dialog.querySelector('ul').replaceChildren(
        ...warnings.map(({ text }) => {
            const row = document.createElement('li');
            row.textContent = text;
            return row;
        }),
    );
    dialog.returnValue = 'no';
    dialog.showModal();
    return new Promise((resolve) => {
        dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), {
            once: true,
        });
    });
}

/* The id is the same each time it is tried: done once, whatever the line does. Random without TLS. */
function newId() {
    return [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
}

async function post(body) {
    return fetch(`${api}/commands?lang=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
        body: JSON.stringify(body),
    });
}

function confirmed(body, names) {
    const add = (command) => ({
        ...command,
        confirmed: [...new Set([...(command.confirmed ?? []), ...names])],
    });
    return body.commands ? { commands: body.commands.map(add) } : add(body);
}

/* Who comes alone is told the number and the first round. */
function entered({ do: kind, person }, { events }) {
    const { number, since } = refused.dataset;
    return kind === 'enter'
        ? events
              .filter((event) => event.kind === 'entered')
              .map((event) => `${person.name}: ${number} ${event.number}, ${since} ${event.round}.`)
        : [];
}

/* True: done. What must be confirmed is asked for, and then sent again with it. */
async function send(body) {
    say('');
    try {
        const answer = await post(body);
        const reply = await answer.json();
        if (answer.ok) {
            tell([...reply.warned.map((warning) => warning[language]), ...entered(body, reply)].join(' '));
            await refresh();
            return true;
        }
        if (answer.status === 409 && reply.warnings) {
            const names = reply.warnings.map(({ name }) => name);
            return (await ask(reply.warnings)) ? send(confirmed(body, names)) : false;
        }
        say(reply.detail ?? reply.title);
    } catch {
        say(refused.dataset.lost);
    }
    return false;
}

/* ---- results by keys ---- */

const forfeits = { '+': '+--', '-': '--+' };
const done = []; /* what was entered here, the last at the end */
let at = 0; /* the board that keys are for */

const rows = () => [...document.querySelectorAll('tr[data-board]')];
const isOpen = (row) => row.querySelector('[data-key]');

function mark() {
    const all = rows();
    let row = all.find(({ dataset }) => Number(dataset.board) === at);
    if (!row || !isOpen(row))
        row = all.find((r) => Number(r.dataset.board) > at && isOpen(r)) ?? all.find(isOpen);
    for (const other of all) other.classList.toggle('is-now', other === row);
    at = row ? Number(row.dataset.board) : 0;
    return row;
}

function step(by) {
    const open = rows().filter(isOpen);
    const here = open.findIndex(({ dataset }) => Number(dataset.board) === at);
    at = Number(open[(here + by + open.length) % open.length]?.dataset.board ?? 0);
    mark()?.scrollIntoView({ block: 'nearest' });
}

async function enter(command) {
    const { board } = command;
    if (!(await send(command))) return;
    done.push(command);
    said.textContent = `${board}: ${command.result}`;
}

async function undo() {
    const last = done.pop();
    if (!last) return;
    const { round, board } = last;
    const note = document.querySelector('[data-undo-why]').dataset.undoWhy;
    at = board;
    await send({ do: 'correct', round, board, result: '?', note });
}

/* What a key does to the board that it finds when its turn comes. */
function act(key) {
    const row = rows().find(({ dataset }) => Number(dataset.board) === at);
    const button = row?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (button) return activate(button);
    if (key in forfeits && row && isOpen(row))
        return enter({ ...JSON.parse(isOpen(row).dataset.do), result: forfeits[key] });
    if (key === 'ArrowDown') return step(1);
    if (key === 'ArrowUp') return step(-1);
    return key === 'u' && undo();
}

/* ---- the list of players: which rows are shown, and which one keys are for ---- */

let filter = '';
let words = '';
let whose = 0;

const list = () => [...document.querySelectorAll('tr[data-who]')];
const plain = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function sift() {
    for (const row of list())
        row.hidden =
            !(!filter || row.dataset.kinds.split(' ').includes(filter)) ||
            !plain(row.textContent).includes(plain(words));
    for (const button of document.querySelectorAll('[data-filter]'))
        button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
    for (const row of list())
        row.classList.toggle('is-now', Number(row.dataset.who) === whose && !row.hidden);
    const find = document.querySelector('#find');
    if (find && find.value !== words) find.value = words;
}

function toRow(row) {
    whose = Number(row?.dataset.who ?? 0);
    sift();
    row?.scrollIntoView({ block: 'nearest' });
}

function stepRow(by) {
    document.activeElement?.blur(); /* keys are for the row from now on */
    const shown = list().filter((row) => !row.hidden);
    const here = shown.findIndex(({ dataset }) => Number(dataset.who) === whose);
    toRow(shown[here < 0 ? 0 : (here + by + shown.length) % shown.length]);
}

/* The next who is missing, behind this row. */
function nextMissing() {
    const all = list();
    const here = all.findIndex(({ dataset }) => Number(dataset.who) === whose);
    const missing = [...all.slice(here + 1), ...all.slice(0, here + 1)].find(({ dataset }) =>
        dataset.kinds.includes('missing'),
    );
    if (missing) toRow(missing);
}

const playerKeys = {
    ArrowDown: () => stepRow(1),
    ArrowUp: () => stepRow(-1),
    n: nextMissing,
    '+': () => document.querySelector('[data-key="+"]')?.click(),
    '/': () => document.querySelector('#find').focus(),
};

function pressPlayer(event) {
    const name = event.key === ' ' ? 'Space' : event.key.toLowerCase();
    const row = list().find(({ dataset }) => Number(dataset.who) === whose);
    const button = row?.querySelector(`[data-key="${CSS.escape(name)}"]`);
    const step = playerKeys[event.key];
    if (name === 'Space' && event.target.closest('button, a, summary')) return;
    if (!button && !step) return;
    event.preventDefault();
    if (step) step();
    else turn = turn.then(() => activate(button.isConnected ? button : document.getElementById(button.id)));
}

/* Keys wait for each other: whoever types faster than we are answered still types board after board. */
let turn = Promise.resolve();

function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest('input, textarea, select, dialog')) return;
    if (document.querySelector('.players')) return pressPlayer(event);
    if (!at && !done.length) return;
    if (!['1', '5', '0', 'x', 'c', '+', '-', 'ArrowDown', 'ArrowUp', 'u'].includes(event.key)) return;
    event.preventDefault();
    turn = turn.then(() => act(event.key));
}

/* ---- what is asked first ---- */

/* A field is named as in the command: person.name, round. What is empty is left out. */
function take(command, { name, value, type, dataset }) {
    const path = name.split('.');
    const last = path.pop();
    const into = path.reduce((part, word) => (part[word] ??= {}), command);
    const isNumber = type === 'number' || dataset.number !== undefined;
    if (value === '') delete into[last];
    else if (dataset.cents !== undefined) into[last] = Math.round(Number(value) * 100);
    else into[last] = isNumber ? Number(value) : value;
}

function known(command, { name, dataset }) {
    const value = name.split('.').reduce((part, word) => part?.[word], command);
    return dataset.cents !== undefined && value !== undefined ? value / 100 : value;
}

/* A person who has changed before round 1 gets a number by rule. */
function wanted(command) {
    return command.do === 'change' && tour().dataset.played === '0'
        ? { commands: [command, { do: 'number' }] }
        : command;
}

function fillIn({ dataset }) {
    const box = document.getElementById(dataset.ask);
    const form = box.querySelector('form');
    const command = JSON.parse(dataset.do);
    const fields = [...form.elements].filter(({ name }) => name);
    form.reset();
    box.querySelector('[data-about]').textContent = dataset.about;
    for (const field of fields) field.value = known(command, field) ?? field.value;
    box.returnValue = 'no';
    box.showModal();
    box.addEventListener(
        'close',
        () => {
            if (box.returnValue !== 'yes') return;
            for (const field of fields) take(command, field);
            if (command.do === 'result') enter(command);
            else send(wanted(command));
        },
        { once: true },
    );
}

function activate(button) {
    if (button.dataset.ask) return fillIn(button);
    const command = JSON.parse(button.dataset.do);
    const { then } = button.dataset;
    if (command.do === 'result') return enter(command);
    return send(command).then((done) => done && then && location.assign(then + location.search));
}

/* ---- by hand ---- */

/* The round as it is, but for these two. */
function exchange([one, other]) {
    const turn = (who) => (who === one ? other : who === other ? one : who);
    const pairs = rows().map(({ dataset }) => JSON.parse(dataset.pair).map(turn));
    return send({ commands: [{ do: 'unpair' }, { do: 'by-hand', pairs }] });
}

/* ---- a pasted list: to the page that reads it ---- */

function paste(event) {
    const link = document.querySelector('[data-import] a');
    const text = event.clipboardData.getData('text');
    if (!link || !text || event.target.closest('input, textarea')) return;
    sessionStorage.setItem('list', text);
    location.assign(link.href);
}

/* ---- the demonstration ---- */

async function takeOver(button) {
    button.disabled = true;
    const answer = await fetch(`/api/v1/events/${tour().dataset.event}/take-over?lang=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
    });
    if (answer.ok) return location.reload(); /* as who is somebody now */
    say((await answer.json()).title);
    button.disabled = false;
}

/* ---- what is clicked ---- */

document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.takeOver !== undefined) takeOver(button);
    else if (button.dataset.filter !== undefined) {
        filter = button.dataset.filter;
        sift();
    } else if (button.dataset.do) activate(button);
});
document.addEventListener('input', ({ target: { id, value } }) => {
    if (id !== 'find') return;
    words = value;
    sift();
});
document.addEventListener('submit', (event) => {
    const { id, elements } = event.target;
    if (id !== 'exchange') return;
    event.preventDefault();
    exchange([Number(elements.one.value), Number(elements.other.value)]);
});
document.addEventListener('keydown', press);
document.addEventListener('paste', paste);

mark();
follow();
