/*
 * Follows one game. The server alone writes the page: when something has happened it sends the part
 * below the masthead, and we put what has changed in its place.
 */
const script = document.querySelector('script[data-game]');
const page = document.querySelector('#game');
const said = document.querySelector('#said');
const lost = document.querySelector('#lost');

/* ---- the time there ---- */

/*
 * What a clock shows is told with the moment at which it was written, by the service's clock. How far
 * that is from ours (performance.now, which nobody sets) is known between two bounds: an answer was
 * written after it was asked for, and whatever came was written before it came. The bounds hold
 * whatever the line does, and the middle of the narrowest pair is taken.
 */
let least = -Infinity;
let most = Infinity;

function bound(stamp, asked, came) {
    const low = stamp - came;
    const high = stamp - asked;
    if (low > most || high < least) [least, most] = [low, high]; /* one of us has slept */
    least = Math.max(least, low);
    most = Math.min(most, high);
}

const ahead = () => (most === Infinity ? least : (least + most) / 2);

async function askTime() {
    const asked = performance.now();
    const answer = await fetch('/api/v1/time', { cache: 'no-store' });
    const came = performance.now(); /* with the first byte: the rest may be slow */
    const { now_ms } = await answer.json();
    bound(now_ms, asked, came);
}

/* The first may wait for a connection: the narrowest counts. Clocks drift, so it is begun anew. */
async function measure() {
    [least, most] = [-Infinity, Infinity];
    try {
        for (let i = 0; i < 5; i++) await askTime();
    } catch {
        /* no connection: the stream says so, and begins it anew */
    }
}

/* ---- clocks ---- */

function clockText(ms) {
    const s = Math.max(0, Math.ceil(ms / 1000));
    const two = (n) => String(n).padStart(2, '0');
    const minutes = Math.floor(s / 60) % 60;
    const hours = Math.floor(s / 3600);
    return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

function tick() {
    const gone = performance.now() + ahead() - Number(page.dataset.now);
    for (const time of page.querySelectorAll('time[data-left]')) {
        const { left, wait } = time.dataset; /* a delay is waited for first */
        const text = clockText(Number(left) - Math.max(0, gone - Number(wait)));
        if (time.textContent !== text) time.textContent = text;
    }
}

/* ---- the part ---- */

function showLastMove() {
    const score = page.querySelector('#score');
    if (score) score.scrollTop = score.scrollHeight;
}

function put(part) {
    for (const fresh of part.querySelectorAll('[data-part]')) {
        const old = page.querySelector(`[data-part="${fresh.dataset.part}"]`);
        for (const open of old.querySelectorAll('details[open]'))
            fresh.querySelector(`#${open.id}`)?.setAttribute('open', '');
        if (old.innerHTML === fresh.innerHTML) continue;
        const had = old.contains(document.activeElement) && document.activeElement.id;
        const typed = [...old.querySelectorAll('input[id]')].map(({ id, value }) => [id, value]);
        old.replaceChildren(...fresh.childNodes);
        for (const [id, value] of typed) {
            const input = document.getElementById(id);
            if (input) input.value = value;
        }
        if (had) document.getElementById(had)?.focus();
        if (old.dataset.part === 'moves') showLastMove();
    }
    if (part.dataset.said !== page.dataset.said) said.textContent = part.dataset.said;
    page.dataset.said = part.dataset.said;
    page.dataset.id = part.dataset.id;
    page.dataset.now = part.dataset.now;
    tick();
}

/* ---- the stream ---- */

function hear(message) {
    const html = new DOMParser().parseFromString(message.data, 'text/html');
    const part = html.querySelector('#game');
    bound(Number(part.dataset.now), -Infinity, performance.now());
    put(part);
}

function follow() {
    const lang = document.documentElement.lang;
    const news = new EventSource(
        `/games/${script.dataset.game}/live?lang=${lang}&after=${page.dataset.id}`,
    );
    news.addEventListener('message', hear);
    news.addEventListener('open', () => {
        lost.hidden = true;
        measure().then(tick);
    });
    news.addEventListener('error', () => {
        lost.hidden = false;
        if (news.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
    });
}

bound(Number(page.dataset.now), -Infinity, performance.now());
showLastMove();
setInterval(tick, 50);
setInterval(measure, 60000);
follow();
