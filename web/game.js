/*
 * Follows one game. The server alone writes the page: when something has happened it sends the part
 * below the masthead, and we put what has changed in its place.
 */
const script = document.querySelector('script[data-game]');
const page = document.querySelector('#game');
const said = document.querySelector('#said');
const lost = document.querySelector('#lost');

/* ---- clocks ---- */

let since = performance.now(); /* when the running clock showed what is written in it */

function clockText(ms) {
    const s = Math.max(0, Math.ceil(ms / 1000));
    const two = (n) => String(n).padStart(2, '0');
    const minutes = Math.floor(s / 60) % 60;
    const hours = Math.floor(s / 3600);
    return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

function tick() {
    for (const time of page.querySelectorAll('time[data-left]')) {
        const text = clockText(Number(time.dataset.left) - (performance.now() - since));
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
        if (old.innerHTML === fresh.innerHTML) continue;
        const had = old.contains(document.activeElement) && document.activeElement.id;
        old.replaceChildren(...fresh.childNodes);
        if (had) document.getElementById(had)?.focus();
        if (old.dataset.part === 'moves') showLastMove();
    }
    if (part.dataset.said !== page.dataset.said) said.textContent = part.dataset.said;
    page.dataset.said = part.dataset.said;
    page.dataset.id = part.dataset.id;
    since = performance.now();
    tick();
}

/* ---- the stream ---- */

function hear(message) {
    const html = new DOMParser().parseFromString(message.data, 'text/html');
    put(html.querySelector('#game'));
}

function follow() {
    const lang = document.documentElement.lang;
    const news = new EventSource(
        `/games/${script.dataset.game}/live?lang=${lang}&after=${page.dataset.id}`,
    );
    news.addEventListener('message', hear);
    news.addEventListener('open', () => {
        lost.hidden = true;
    });
    news.addEventListener('error', () => {
        lost.hidden = false;
        if (news.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
    });
}

showLastMove();
setInterval(tick, 200);
follow();
