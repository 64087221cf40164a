/*
 * A wall: its pages turn, it counts down to the start, and it follows the tournament. The server wrote all
 * pages; we show one of them.
 */
const tour = () => document.querySelector('#tour');
const wall = () => document.querySelector('.wall');
const pages = () => [...document.querySelectorAll('.wallpage')];
let shown = Math.max(
    0,
    pages().findIndex((page) => !page.hidden),
);
let since = 0; /* seconds that this page has been there */

function show() {
    const all = pages();
    if (!all.length) return;
    shown %= all.length;
    all.forEach((page, i) => {
        page.hidden = i !== shown;
    });
    document.querySelectorAll('.pg > span').forEach((label, i) => {
        label.classList.toggle('is-now', i === shown);
    });
}

const two = (n) => String(n).padStart(2, '0');

/* To the start, by the clock of this machine; behind it the time of day. */
function count() {
    const clock = document.querySelector('[data-start]');
    if (!clock) return;
    const [hour, minute] = clock.dataset.start.split(':').map(Number);
    const now = new Date();
    const start = new Date(now);
    start.setHours(hour, minute, 0, 0);
    const left = Math.ceil((start - now) / 1000);
    const over = left <= 0 || left > 12 * 3600;
    clock.textContent = over
        ? `${two(now.getHours())}:${two(now.getMinutes())}`
        : left >= 3600
          ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
          : `${two(Math.floor(left / 60))}:${two(left % 60)}`;
    clock.classList.toggle('is-over', over);
}

function tick() {
    count();
    since++;
    const bar = document.querySelector('progress');
    if (since >= Number(wall().dataset.every)) {
        since = 0;
        shown++;
        show();
    }
    if (bar) bar.value = since;
}

/* What has changed on a board is marked until its page has turned. */
function put(fresh) {
    const before = new Map(
        [...document.querySelectorAll('[data-board]')].map((row) => [
            row.dataset.board,
            row.textContent,
        ]),
    );
    for (const row of fresh.querySelectorAll('[data-board]'))
        if (before.has(row.dataset.board) && before.get(row.dataset.board) !== row.textContent)
            row.classList.add('is-new');
    tour().replaceWith(fresh);
    show();
    count();
}

async function refresh() {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.querySelector('#tour');
    if (Number(fresh.dataset.seq) >= Number(tour().dataset.seq)) put(fresh);
}

function follow() {
    const news = new EventSource(`/api/v1/events/${tour().dataset.event}/tournament/live`);
    news.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).seq > Number(tour().dataset.seq)) refresh();
    });
    news.addEventListener('error', () => {
        if (news.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
    });
}

show();
count();
setInterval(tick, 1000);
follow();
