/*
 * pages.mjs PROGRAM FOLDER [PICTURES] -- the pages as a browser shows them.
 *
 * Every page must load without a word on the console and nothing from elsewhere, fit its window,
 * and satisfy axe; then what scripts do, and what is there without them.
 */
import { Service, newGame, password } from './service.mjs';
import { Windows, check, run, soon, text } from './window.mjs';

const [program, folder, pictures] = process.argv.slice(2);
const service = new Service(program, folder);
const windows = new Windows(service, pictures);
const open = (...how) => windows.open(...how);

/* ---- a game that is followed ---- */

async function follows(game, says) {
    const page = await open(`/games/${game}`, { lang: 'de' });
    const score = () => text(page, '#score');

    await page.evaluate(() => {
        window.sameDocument = true;
    });
    check(
        (await text(page, 'main')).includes('noch nicht begonnen'),
        'a game that has not begun says so',
    );
    await page.waitForTimeout(300); /* the stream is open */
    await says({ kind: 'starts', by: 'arbiter' });
    await says({ kind: 'moves', by: 'white', act: 'g1f3' });
    await soon('a move appears', 1000, async () => (await score()).includes('Sf3'));
    await soon('it is said', 500, async () => (await text(page, '#said')) === '1. Sf3');
    check(
        (await page.getAttribute('svg.board', 'aria-label')).startsWith(
            'Stellung nach 1. Sf3. Weiß: Ke1',
        ),
        'the board is told in words',
    );
    await says({ kind: 'presses', by: 'white' });
    await soon("Black's clock runs", 1000, async () =>
        (await text(page, '.clock.is-running .who')).includes('Bert'),
    );
    const before = await text(page, '.clock.is-running time');
    await soon(
        'it counts down',
        2000,
        async () => (await text(page, '.clock.is-running time')) !== before,
    );
    check(/^1:\d\d:\d\d$/.test(before), `h:mm:ss: ${before}`);

    await service.stop();
    await soon('a lost connection is told', 3000, () => page.locator('#lost').isVisible());
    await service.start();
    await says({ kind: 'moves', by: 'black', act: 'e7e5' });
    await soon('after it is back the page goes on', 8000, async () =>
        (await score()).includes('e5'),
    );
    await soon('and says nothing more of it', 500, () => page.locator('#lost').isHidden());
    await says({ kind: 'resigns', by: 'black' });
    await soon('the result stands in the headline', 1000, async () =>
        (await text(page, 'h1')).includes('1 – 0'),
    );
    check(await page.evaluate(() => window.sameDocument), 'the page was never loaded again');
    await page.context().close();
}

/* ---- who plays sees no more than at a board ---- */

async function isPlain(game, name) {
    const page = await open('/sign-in');

    await page.fill('#name', name);
    await page.fill('#password', password);
    await page.click('#sign-in button');
    await page.waitForURL(`${service.url}/`);
    await page.goto(`${service.url}/games/${game}`);
    check((await text(page, '.clock')).includes('Anna'), 'the player has her own side below');
    check((await page.locator('.board .mk').count()) === 0, 'the last move is not marked for her');
    const score = await text(page, '#score');
    check(
        score.includes('Qh5') && score.includes('Qxe5') && !score.includes('+'),
        `check is not marked for her: ${score}`,
    );
    await page.context().close();
    const visitor = await open(`/games/${game}`);
    check((await text(visitor, '#score')).includes('Qxe5+'), 'for everybody else it is');
    check((await visitor.locator('.board .mk').count()) === 1, 'and so is the last move');
    await visitor.context().close();
}

/* ---- signing in and out ---- */

async function signsIn() {
    const page = await open('/sign-in?lang=de');

    await page.fill('#name', 'Olga');
    await page.fill('#password', 'not her password');
    await page.keyboard.press('Enter');
    await soon('a wrong password is refused in words', 10000, async () =>
        (await text(page, '#refused')).includes('falsches Passwort'),
    );
    check((await page.inputValue('#name')) === 'Olga', 'what was typed is still there');
    await page.fill('#password', password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}/?lang=de`);
    check((await text(page, '.role')) === 'Olga', 'the masthead has her name');
    await page.click('.masthead a[href^="/sign-in"]');
    await page.click('#sign-out button');
    await page.waitForURL(`${service.url}/?lang=de`);
    check((await text(page, '.role')) === 'Gast', 'she is out');
    await page.context().close();
}

/* ---- without scripts, without a mouse ---- */

async function readsWithoutScript(event, game) {
    const page = await open('/', { script: false });

    check((await text(page, 'main')).includes('Running now'), 'without script: the first page');
    await page.click(`a[href="/events/${event}"]`);
    check((await text(page, 'table')).includes('½ – ½'), 'without script: the event');
    await page.click(`a[href="/games/${game}"]`);
    check((await page.locator('svg.board use').count()) === 14, 'without script: the board');
    check((await text(page, '#score')).includes('Bxc7'), 'without script: the moves');
    check(
        (await text(page, '.ruling:not(.small)')).includes('5.2.2'),
        'without script: the rulings',
    );
    await page.goto(`${service.url}/sign-in`);
    check(
        (await page.locator('noscript').isVisible()) && (await page.locator('button').isDisabled()),
        'without script: signing in says what it needs',
    );
    await page.context().close();
}

async function goesByKeyboard(event) {
    const page = await open('/');

    await page.keyboard.press('Tab');
    check(
        (await page.evaluate(() => document.activeElement.className)) === 'skip',
        'the first stop leads to the content',
    );
    await page.keyboard.press('Enter');
    await page.locator(`a[href="/events/${event}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}/events/${event}`);
    await page.locator('td a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}/games/*`);
    await page.locator('#score').focus();
    check(
        (await page.evaluate(() => document.activeElement.id)) === 'score',
        'the moves can be scrolled by keyboard',
    );
    await page.context().close();
}

/* ---- all of it ---- */

async function all() {
    await service.start();
    service.account('Olga', '--role', 'office');
    service.account('Berta');
    const [{ token }, berta] = [await service.signIn('Olga'), await service.signIn('Berta')];
    const { events } = await service.ask('GET', '/events');
    const event = events.find(({ event: { name } }) => name === 'Adoube Open').id;
    const demo = (await service.ask('GET', `/events/${event}/games`)).games;
    const openGame = async (...players) =>
        (await service.ask('POST', `/events/${event}/games`, newGame(...players), token)).id;
    const says = (game) => (command) =>
        service.ask('POST', `/games/${game}/commands`, { v: 1, ...command }, token);

    await windows.allLookRight({
        home: '/',
        event: `/events/${event}`,
        running: `/games/${demo[0].id}`,
        ended: `/games/${demo[2].id}`,
        'sign-in': '/sign-in',
    });
    await readsWithoutScript(event, demo[2].id);
    await goesByKeyboard(event);
    await signsIn();

    const hers = await openGame(1, { name: 'Anna' }, { name: 'Berta', person: berta.id });
    await says(hers)({ kind: 'starts', by: 'arbiter' });
    for (const [i, act] of ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'h5e5'].entries()) {
        const by = i % 2 ? 'black' : 'white';
        await says(hers)({ kind: 'moves', by, act });
        await says(hers)({ kind: 'presses', by });
    }
    await isPlain(hers, 'Berta');

    const followed = await openGame(2, { name: 'Anna' }, { name: 'Bert' });
    await follows(followed, says(followed));
}

await run(windows, all);
