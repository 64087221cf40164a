/*
 * board.mjs PROGRAM FOLDER [PICTURES] -- the table of who plays: two browsers, one game under the Laws.
 */
import { createServer, connect } from 'node:net';
import { Service, password } from './service.mjs';
import { Windows, check, run, soon, text } from './window.mjs';

const [program, folder, pictures] = process.argv.slice(2);
const service = new Service(program, folder, { name: 'table', demo: false });
const windows = new Windows(service, pictures);

/* ---- a table, by two clicks and a link ---- */

async function sitDown(how = {}, asks = {}) {
    const white = await windows.open('/', how.white);
    await white.click('a.btn.main[href^="/play"]');
    for (const [name, value] of Object.entries(asks)) await white.selectOption(`#${name}`, value);
    await white.click('#play button');
    await white.waitForURL(/\/games\//);
    const link = await white.inputValue('#seat-address');
    const black = await windows.open(new URL(link).pathname + new URL(link).hash, how.black);
    await black.click('#sit button');
    await black.waitForURL(/\/games\//);
    return { white, black, link, game: new URL(white.url()).pathname.split('/')[2] };
}

const press = (page) => page.locator('#press');
const square = (page, name) => page.locator(`#sq-${name}`);
const man = (page, name) => square(page, name).getAttribute('data-man');
const held = (page) => page.locator('.squares').getAttribute('data-held');

async function runs(page) {
    await soon('his clock runs', 4000, async () =>
        !(await press(page).getAttribute('class')).includes('is-off'),
    );
}

/* By hand: picked up, put down, and the clock pressed. */
async function moves(page, from, to, { pressed = true } = {}) {
    await runs(page);
    await square(page, from).click();
    await soon(`${from} is in the hand`, 4000, async () => (await held(page)) === from);
    await square(page, to).click();
    await soon(`${from}${to}`, 4000, async () => (await held(page)) === '' && !!(await man(page, to)));
    if (pressed) await pressClock(page);
}

async function pressClock(page) {
    await press(page).click();
    await soon('the clock is pressed', 4000, async () =>
        (await press(page).getAttribute('class')).includes('is-off'),
    );
}

const start = (page) => page.click('[data-part="now"] [data-say*="starts"]');
const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));
const over = (page, result) =>
    soon(`it ends ${result}`, 4000, async () => (await text(page, 'h1')).includes(result));

/* No arbiter is here: the players start the clock again after a ruling. */
const goOn = (page) => page.click('[data-say*="restarts"]');

async function claims(page, what, { move = '', on = '' } = {}) {
    await page.click('#claim > summary');
    await page.check(`#claim-form input[value="${what}"]`);
    await page.fill('#intended', move);
    await page.fill('#man', on);
    await page.click('#claim-form button');
}

const ruled = (page, words) =>
    soon(`ruled: ${words}`, 4000, async () =>
        (await text(page, '[data-part="rulings"]')).includes(words),
    );

/* ---- to mate, with the service killed in the middle, a promotion box and a hand kept ---- */

async function toMate() {
    const { white, black, link, game } = await sitDown({ black: { lang: 'de', size: 'phone' } });

    await start(black);
    await moves(white, 'e2', 'e4');
    await moves(black, 'e7', 'e5');
    await runs(white);
    await square(white, 'd1').click();
    await soon('the queen is in the hand', 4000, async () => (await held(white)) === 'd1');
    check((await text(white, '.touched')).includes('white queen d1'), 'what is touched is a fact');
    check((await man(white, 'd1')) === '', 'what is in the hand is off the board');
    await service.kill();
    await service.start();
    await white.reload();
    await soon('a hand is kept', 4000, async () => (await held(white)) === 'd1');
    await square(white, 'h5').click();
    await soon('she is put down', 4000, async () => (await man(white, 'h5')) === 'wQ');
    await pressClock(white);
    await moves(black, 'b8', 'c6');
    await moves(white, 'f1', 'c4');
    await moves(black, 'g8', 'f6');
    check(
        !/[+#]/.test(await text(white, '[data-part="sheet"]')) &&
            (await white.locator('.board .mk').count()) === 0,
        'no check and no last move',
    );
    const early = await windows.open(`/games/${game}/explain`);
    check((await text(early, 'main')).includes('until then'), 'nothing is explained before the end');
    await moves(white, 'h5', 'f7', { pressed: false });
    await over(white, '1 – 0');
    await over(black, '1 – 0');
    const again = await windows.open(new URL(link).pathname + new URL(link).hash);
    await again.click('#sit button');
    await soon('a link is good once', 4000, () => again.locator('#refused').isVisible());
    await close(white, black, early, again);
    return game;
}

/* ---- through troubles: touch-move, an illegal move, a wrong claim, a draw by word ---- */

async function throughTroubles() {
    const { white, black, game } = await sitDown();

    await start(white);
    await moves(white, 'g1', 'f3');
    await runs(black);
    await square(black, 'g8').click();
    await soon('touched', 4000, async () => (await held(black)) === 'g8');
    await black.keyboard.press('Escape');
    await soon('put back', 4000, async () => (await held(black)) === '');
    check((await text(black, '.touched')).includes('g8'), 'what was touched stays so');
    await moves(black, 'e7', 'e5');
    await claims(white, 'touch-move', { on: 'g8' });
    await ruled(white, '4.');
    await soon('the pawn is back', 4000, async () => (await man(black, 'e7')) === 'bP');
    await goOn(white);
    await moves(black, 'g8', 'f6');

    await moves(white, 'f3', 'f5'); /* no knight's move */
    check((await man(black, 'f5')) === 'wN', 'it stands, and nobody says a word');
    check(
        !(await text(black, '[data-part="rulings"]')).includes('7.5'),
        'not before somebody claims',
    );
    await claims(black, 'illegal-move');
    await ruled(black, '7.5');
    await soon('the knight is back', 4000, async () => (await man(white, 'f3')) === 'wN');
    await goOn(black);
    await moves(white, 'f3', 'g1');
    await runs(black);
    await claims(black, 'repetition', { move: 'Sg8' });
    await ruled(black, '9.');
    await goOn(black);
    await moves(black, 'f6', 'g8');
    await soon('a claim is an offer, too (9.1.2.3)', 4000, () =>
        white.locator('[data-say*="accepts"]').isVisible(),
    );
    await white.click('[data-say*="declines"]');
    await soon('declined by word', 4000, () => white.locator('[data-say*="accepts"]').isHidden());
    await white.click('[data-say*="offers"]');
    await soon('an offer is told', 4000, () => black.locator('[data-say*="accepts"]').isVisible());
    await black.reload();
    await black.click('[data-say*="accepts"]');
    await over(white, '½ – ½');
    const page = await windows.open(`/games/${game}/explain`);
    const told = await text(page, 'main');
    for (const article of ['4.', '7.5', '9.'])
        check(told.includes(article), `it is explained by ${article}`);
    check((await page.locator('.timeline a').count()) >= 4, 'on a line of time');
    await close(white, black, page);
    return game;
}

/* ---- by keyboard alone, typed and said ---- */

async function byKeyboard() {
    const { white, black } = await sitDown();

    await start(white);
    await runs(white);
    await white.locator('.squares button[tabindex="0"]').focus(); /* e2 */
    await white.keyboard.press('Enter');
    await soon('picked up', 4000, async () => (await held(white)) === 'e2');
    await white.keyboard.press('ArrowUp');
    await white.keyboard.press('ArrowUp');
    await white.keyboard.press('Enter');
    await soon('put down', 4000, async () => (await man(white, 'e4')) === 'wP');
    await white.keyboard.press('Space');
    await runs(black);
    await soon('heard', 4000, async () => (await text(black, '#said')) === '1. e4');
    await black.keyboard.press('t');
    await soon('the times are told', 1000, async () => /\d:\d\d/.test(await text(black, '#said')));
    for (const [page, words, where] of [
        [black, 'Springer Bella acht Cesar sechs', 'c6'],
        [white, 'Cf3', 'f3'], /* a knight in Spanish and French */
    ]) {
        await runs(page);
        await page.focus('#move');
        await page.keyboard.type(words);
        await page.keyboard.press('Enter');
        await soon(words, 4000, async () => !!(await man(page, where)));
        await page.locator('.squares button[tabindex="0"]').focus();
        await page.keyboard.press('Space');
    }
    await close(white, black);
}

/* ---- Chess960, with both men of a castling in one hand ---- */

async function chess960() {
    const free = await sitDown({}, { variant: 'chess960' });
    const { game, says } = await eventGame('4k3/8/8/8/8/8/8/5KR1 w G - 0 1', 5400000, {
        chess960: true,
    });
    const white = await signedIn('Anna', `/games/${game}`);

    check((await man(free.white, 'e2')) === 'wP', 'a table of Chess960 is open to anybody');
    await says({ kind: 'starts', by: 'arbiter' });
    await runs(white);
    await square(white, 'f1').click();
    await soon('the king is in the hand', 4000, async () => (await held(white)) === 'f1');
    await square(white, 'g1').click();
    await soon('king and rook change places', 4000, async () =>
        (await man(white, 'g1')) === 'wK' && (await man(white, 'f1')) === 'wR',
    );
    await pressClock(white);
    await close(free.white, free.black, white);
}

/* ---- a flag that is a draw, in an event with an arbiter, and castling by hand ---- */

const accounts = {};

async function eventGame(start, ms, more = {}) {
    const { token } = accounts.Olga;
    const event = await service.ask(
        'POST',
        '/events',
        { name: 'Open', edition: 'fide-2023' },
        token,
    );
    const person = (name) => ({ name, person: accounts[name].id });
    const game = await service.ask(
        'POST',
        `/events/${event.id}/games`,
        {
            table: {
                edition: 'fide-2023',
                format: 'standard',
                start,
                time: { periods: [{ ms: 5400000, increment_ms: 0 }] },
                clock_ms: [ms, 5400000],
                ...more,
            },
            clock: 'kept',
            round: 1,
            board: 1,
            white: person('Anna'),
            black: person('Bert'),
        },
        token,
    );
    const says = (command) =>
        service.ask('POST', `/games/${game.id}/commands`, { v: 1, ...command }, token);
    return { game: game.id, says };
}

async function signedIn(name, path, how) {
    const page = await windows.open('/sign-in', how);
    await page.fill('#name', name);
    await page.fill('#password', password);
    await page.click('#sign-in button');
    await page.waitForURL(`${service.url}/`);
    await page.goto(service.url + path);
    return page;
}

async function toFlag() {
    const { game, says } = await eventGame('8/8/4k3/8/8/4K3/4Q3/8 w - - 0 1', 1500);
    const white = await signedIn('Anna', `/games/${game}`);
    const black = await signedIn('Bert', `/games/${game}`);

    await says({ kind: 'starts', by: 'arbiter' });
    await runs(white);
    await soon('the flag falls', 6000, async () => (await text(black, '.opp')).includes('0:00'));
    check(!(await text(black, 'h1')).includes('½'), 'and ends nothing by itself');
    await claims(black, 'flag');
    await over(black, '½ – ½');
    const page = await windows.open(`/games/${game}/explain`);
    check((await text(page, '#proof')).includes('can never mate'), 'with its proof');
    await close(white, black, page);
    return game;
}

/* ---- the clock, on a line of 300 ms, on a device an hour behind ---- */

function slowLine(ms) {
    const [host, port] = service.listen.split(':');
    const later = (from, to) => {
        from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), ms));
        from.on('close', () => setTimeout(() => to.destroy(), ms));
        from.on('error', () => {});
    };
    const server = createServer((near) => {
        const far = connect(Number(port), host);
        later(near, far);
        later(far, near);
    });
    return new Promise((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve(server));
    });
}

async function clockFollows() {
    const { white, black, game } = await sitDown();
    const line = await slowLine(150);
    const context = await windows.browser.newContext();
    await context.addInitScript(() => {
        const true_now = Date.now;
        Date.now = () => true_now() - 3600000;
    });
    const page = await context.newPage();
    await start(white);
    await page.goto(`http://127.0.0.1:${line.address().port}/games/${game}`);
    await page.waitForTimeout(4000);
    /* The moment at which a second goes by there, and what the service says at that moment. */
    const worst = await page.evaluate(
        (url) =>
            new Promise((resolve) => {
                const time = document.querySelector('time[data-left]');
                const seen = [];
                new MutationObserver(() => {
                    seen.push({ shows: time.textContent, at: performance.timeOrigin + performance.now() });
                    if (seen.length === 3) resolve(seen);
                }).observe(time, { childList: true, characterData: true, subtree: true });
                void url;
            }),
        service.url,
    );
    const view = await service.ask('GET', `/games/${game}`);
    const now = Date.now();
    for (const { shows, at } of worst) {
        const [m, s] = shows.split(':').map(Number);
        const left = view.game.clock.left[0] - (view.now_ms - view.started_ms - view.game.at) + (now - at);
        const off = Math.abs(left - (m * 60 + s) * 1000);
        check(off <= 100, `the clock is ${Math.round(off)} ms off`);
    }
    line.close();
    await close(white, black, page);
}

/* ---- a player is sent the same whether a move is legal or not ---- */

/* What a command is answered, but for the men and the times. */
function answered(json) {
    const { seq, rulings, game } = JSON.parse(json);
    const { board, table, at, clock, ...rest } = game;
    void [board, table, at];
    for (const ply of rest.plies) delete ply.after;
    return JSON.stringify([seq, rulings, rest, clock.running]);
}

async function hears(start, acts) {
    const { game, says } = await eventGame(start, 5400000);
    const white = await signedIn('Anna', `/games/${game}`);
    const told = [];

    white.on('response', async (answer) => {
        if (answer.url().includes('/commands')) told.push(await answer.text());
    });
    await says({ kind: 'starts', by: 'arbiter' });
    for (const [from, to] of acts) await moves(white, from, to, { pressed: false });
    await pressClock(white);
    await white.waitForTimeout(300);
    const html = (await white.locator('#game').innerHTML())
        .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
        .replaceAll(/data-man="b."|[a-h]8, [a-z ]+|data-man=""/g, '')
        .replaceAll(/\d+:\d\d(:\d\d)?|data-left="\d+"|data-wait="\d+"|datetime="[^"]*"/g, '')
        .replaceAll(game, '');
    const id = await white.getAttribute('#game', 'data-id');
    await white.context().close();
    return [id, html, ...told.map(answered)];
}

async function tellsNothing() {
    for (const [what, legal, illegal, acts] of [
        ['a bishop that may be pinned', '3r2k1/8/8/8/8/8/4B3/4K3', '4r1k1/8/8/8/8/8/4B3/4K3', [['e2', 'd3']]],
        ['a castling', '4k2r/8/8/8/8/8/8/4K2R', '4kr2/8/8/8/8/8/8/4K2R', [['e1', 'g1'], ['h1', 'f1']]],
    ]) {
        const one = await hears(`${legal} w ${acts.length > 1 ? 'K' : '-'} - 0 1`, acts);
        const two = await hears(`${illegal} w ${acts.length > 1 ? 'K' : '-'} - 0 1`, acts);
        for (let i = 0; i < Math.max(one.length, two.length); i++) {
            check(one[i] === two[i], `${what}: the same is told, legal or not (${i})`);
            if (one[i] !== two[i]) console.log(one[i], '\n', two[i]);
        }
    }
}

/* ---- by hand: castling, a promotion with the piece picked, and in Chess960 king and rook at once ---- */

async function byHand() {
    const { game, says } = await eventGame('4k3/1P6/8/8/8/8/8/4K2R w K - 0 1', 5400000);
    const white = await signedIn('Anna', `/games/${game}`);
    const black = await signedIn('Bert', `/games/${game}`);

    await says({ kind: 'starts', by: 'arbiter' });
    await moves(white, 'e1', 'g1', { pressed: false });
    await moves(white, 'h1', 'f1');
    check((await man(white, 'g1')) === 'wK', 'castled by hand');
    await moves(black, 'e8', 'e7');
    await runs(white);
    await square(white, 'b7').click();
    await soon('the pawn is in the hand', 4000, async () => (await held(white)) === 'b7');
    await square(white, 'b8').click();
    await white.click('#promote button[value="n"]');
    await soon('the knight that was picked', 4000, async () => (await man(white, 'b8')) === 'wN');
    await pressClock(white);
    await white.click('#adjust');
    await square(white, 'g1').click();
    await soon('said before the touch', 4000, async () =>
        (await white.getAttribute('#adjust', 'aria-pressed')) === 'false');
    check((await held(white)) === '', 'adjusting touches nothing');
    await white.click('[data-say*="arbiter"]');
    await soon('the arbiter is called', 4000, async () =>
        (await text(black, '[data-part="now"]')).includes('arbiter'),
    );
    await close(white, black);
}

/* ---- how it looks ---- */

async function looks() {
    const { white, black, game } = await sitDown();

    await start(white);
    await moves(white, 'e2', 'e4');
    await moves(black, 'e7', 'e5');
    await moves(white, 'g1', 'f3');
    await runs(black);
    await square(black, 'b8').click();
    await soon('in the hand', 4000, async () => (await held(black)) === 'b8');
    const state = await black.context().storageState();
    await windows.allLookRight({ play: '/play', sit: '/sit', table: `/games/${game}` }, state);
    await black.keyboard.press('Escape');
    await soon('put back', 4000, async () => (await held(black)) === '');
    await moves(black, 'b8', 'd6'); /* no knight's move, and nobody notices */
    await moves(white, 'f1', 'c4');
    await runs(black);
    await black.click('#resign > summary');
    await black.click('[data-say*="resigns"]');
    await over(white, '1 – 0');
    await windows.allLookRight({ explain: `/games/${game}/explain`, ended: `/games/${game}` });
    await close(white, black);
}

/* ---- all of it ---- */

async function all() {
    await service.start();
    service.account('Olga', '--role', 'office');
    for (const name of ['Anna', 'Bert']) service.account(name);
    for (const name of ['Olga', 'Anna', 'Bert']) accounts[name] = await service.signIn(name);

    const steps = { looks, toMate, throughTroubles, byKeyboard, chess960, toFlag, clockFollows, tellsNothing, byHand };
    for (const [name, step] of Object.entries(steps))
        if (!process.env.ONLY || process.env.ONLY === name)
            await step().catch((error) => check(false, `${name}: ${error.stack}`));
}

await run(windows, all);
