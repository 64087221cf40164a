/*
 * The table of who plays. What hands do goes to the service square by square, and what stands on the
 * board, in the hand and on the clock comes from there (game.js puts it in place): nothing is kept here
 * but which square the keyboard is on. Nothing here knows a rule.
 */
const { game } = document.querySelector('script[data-game]').dataset;
const { side } = document.querySelector('script[data-side]').dataset;
const page = document.querySelector('#game');
const said = document.querySelector('#said');
const refused = document.querySelector('#refused');
const promote = document.querySelector('#promote');
const language = document.documentElement.lang;
const at = (selector) => page.querySelector(selector);

/* ---- saying something to the service ---- */

function tell(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

function newKey() {
    return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');
}

const pause = (ms) =>
    new Promise((resolve) => {
        setTimeout(resolve, ms);
    });

/* The same command until it is answered: the service takes it once. */
async function send(path, body) {
    const how = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
        body: JSON.stringify(body),
    };
    for (;;) {
        try {
            const answer = await fetch(`/api/v1/games/${game}/${path}?lang=${language}`, how);
            const told = await answer.json();
            tell(answer.ok ? '' : (told.detail ?? told.title));
            if (answer.status < 500) return answer.ok;
        } catch {
            tell(refused.dataset.lost);
        }
        await pause(500);
    }
}

/* One after the other, in the order in which it was done. */
let last = Promise.resolve();

function does(path, body) {
    last = last.then(() => send(path, body));
    return last;
}

const say = (command) => does('commands', { v: 1, by: side, ...command });

/* ---- the hand ---- */

const squares = () => at('.squares');
const nameOf = (button) => button.id.slice(3);
const manOn = (button) => button.dataset.man;
const isOwn = (man) => man.startsWith(squares().dataset.own);

function adjusting() {
    const button = at('#adjust');
    const is = button?.getAttribute('aria-pressed') === 'true';
    button?.setAttribute('aria-pressed', 'false');
    return is;
}

/* A pawn put on the last row: which piece is taken from beside the board? */
function puts(from, to, isPawn) {
    if (!isPawn || !/[18]$/.test(to)) return say({ kind: 'moves', act: from + to });
    promote.returnValue = '';
    promote.addEventListener(
        'close',
        () => {
            const piece = promote.returnValue;
            if (piece) say({ kind: 'moves', act: from + to + (piece === '-' ? '' : piece) });
        },
        { once: true },
    );
    return promote.showModal();
}

/* A man is in the hand. A rook is put down by itself: it may belong to a castling. */
function putsDown(button) {
    const { held, holds, chess960 } = squares().dataset;
    const to = nameOf(button);
    const man = manOn(button);
    if (to === held) return say({ kind: 'releases', squares: [to] });
    if (man && isOwn(man) && holds[1] === 'K' && man[1] === 'R') {
        if (chess960 === undefined) return say({ kind: 'lifts', squares: [to] });
        return say({ kind: 'moves', act: to > held ? 'O-O' : 'O-O-O' });
    }
    if (man && isOwn(man)) return say({ kind: 'lifts', squares: [to] });
    if (holds[1] !== 'R') return puts(held, to, holds[1] === 'P');
    if (man) say({ kind: 'removes', squares: [to] });
    return say({ kind: 'releases', squares: [to] });
}

function touch(button) {
    const { held } = squares().dataset;
    const man = manOn(button);
    if (man && adjusting()) return say({ kind: 'adjusts', squares: [nameOf(button)] });
    if (held) return putsDown(button);
    if (!man) return null;
    return say({ kind: isOwn(man) ? 'lifts' : 'touches', squares: [nameOf(button)] });
}

/* ---- the keyboard ---- */

let here = null; /* the square it is on */

function goTo(button) {
    if (here) document.getElementById(here)?.setAttribute('tabindex', '-1');
    here = button.id;
    button.tabIndex = 0;
}

const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };

function walk(event, button) {
    const all = [...squares().children];
    const i = all.indexOf(button);
    const j = i + steps[event.key];
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    event.preventDefault();
    if (j < 0 || j > 63 || (sideways && i >> 3 !== j >> 3)) return;
    goTo(all[j]);
    all[j].focus();
}

/* A button that is down cannot be pressed. */
function press() {
    const button = at('#press');
    if (!button.classList.contains('is-off')) say(JSON.parse(button.dataset.say));
}

function readTimes() {
    said.textContent = [...page.querySelectorAll('.opp .clock, #press')]
        .map((clock) => {
            const name = clock.querySelector('.who b, .w').textContent.trim();
            return `${name} ${clock.querySelector('time').textContent}`;
        })
        .join('; ');
}

function pressed(key) {
    if (key === 't') return readTimes();
    const { held } = squares().dataset;
    if (key === 'Escape' && held) return say({ kind: 'releases', squares: [held] });
    return page.querySelector(`[data-key="${CSS.escape(key)}"]`)?.click();
}

document.addEventListener('keydown', (event) => {
    const square = event.target.closest('.squares button');
    const writes = event.target.closest('input, select, textarea, dialog');
    if (writes || event.ctrlKey || event.altKey || event.metaKey) return;
    if (square && event.key in steps) return walk(event, square);
    if (event.key === ' ' && (square || !event.target.closest('button, summary, a'))) {
        event.preventDefault();
        if (!event.repeat) press();
        return;
    }
    if (!event.repeat) pressed(event.key);
});
document.addEventListener('keyup', (event) => {
    if (event.key === ' ' && event.target.closest('.squares button')) event.preventDefault();
});

/* ---- the pointer ---- */

page.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.closest('.squares')) {
        goTo(button);
        touch(button);
    } else if (button.id === 'press') {
        press();
    } else if (button.id === 'adjust') {
        button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    } else if (button.dataset.say) {
        say(JSON.parse(button.dataset.say));
        button.closest('details')?.removeAttribute('open');
    }
});

/* ---- words ---- */

async function claim(form) {
    const { what, intended, man } = form.elements;
    if (!what.value) return;
    const text = intended.value.trim();
    const square = man.value.trim().toLowerCase();
    const command = { kind: 'claims', what: what.value };
    if (square) command.squares = [square];
    const done = text
        ? await does('words', { does: 'claims', what: what.value, text })
        : await say(command);
    if (!done) return;
    form.reset();
    form.closest('details').removeAttribute('open');
}

page.addEventListener('submit', async (event) => {
    const form = event.target;
    event.preventDefault();
    if (form.id === 'claim-form') return claim(form);
    const text = form.elements.move.value.trim();
    const how = event.submitter?.value ?? 'moves';
    if (text && (await does('words', { does: how, what: '', text }))) form.reset();
});

/* ---- the other seat ---- */

function showLink() {
    const key = location.hash.slice(1);
    const address = document.querySelector('#seat-address');
    document.querySelector('#seat-link').hidden = key.length !== 43;
    address.value = `${location.origin}/sit#${key}`;
    document.querySelector('#seat-copy').addEventListener('click', () => {
        address.select();
        navigator.clipboard?.writeText(address.value);
    });
}

/* ---- the board comes anew with every part: its one stop of the keyboard stays where it was ---- */

function settle() {
    const button = (here && document.getElementById(here)) || at('.squares button:nth-child(53)');
    if (button && button.tabIndex !== 0) goTo(button);
}

new MutationObserver(settle).observe(page, { childList: true, subtree: true });
settle();
showLink();
