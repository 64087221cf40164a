/*
 * event.mjs PROGRAM FOLDER [PICTURES] -- a club evening in the browser, from a new record to the final
 * table. It reads labels alone, as somebody would who has never seen the pages.
 */
import { Service } from './service.mjs';
import { Windows, check, run, soon, text } from './window.mjs';

const [program, folder, pictures] = process.argv.slice(2);
const service = new Service(program, folder, { name: 'event', demo: false });
const windows = new Windows(service, pictures);

/* As somebody types it: one twice as long as others, one without a rating, one with a club alone. */
const list = `Name;TWZ;Verein
Zielonka, Marek;2104;SK Hohenwerda
Bäuerle, Konrad;2081;SV Marbrück
Achterberg, Tilda;2010;SC Grünfurt
Çınarlı, Ece;1622;SF Lindtal
Fennhoff, Till;1899;Turm Eschfeld
Hagedorn-Lüth, Friederike;;SC Grünfurt
Iwaschenko, Daryna;1887;SF Lindtal`;

/* What happened in a tournament, without what is by lot. */
async function storyOf(page) {
    const id = page.url().match(/events\/(\w+)/)[1];
    const { entries, rounds } = await service.ask('GET', `/events/${id}/tournament`);
    return { id, story: JSON.stringify([entries, rounds.slice(0, 4)]), last: rounds[4] };
}

/* The other door: it asks for nothing, goes on by itself, and whoever looks may direct it. */
async function watchesDemo(link) {
    const begin = async () => {
        const page = await windows.open(link, { size: 'phone', lang: 'de' });
        await page.getByRole('button', { name: 'Vorführung beginnen' }).click();
        await page.getByText('Das ist die Vorführung').waitFor();
        return page;
    };
    const page = await begin();
    const first = await storyOf(page);

    check(first.last.open > 0 && first.last.open < first.last.boards.length, 'in the fifth round');
    await soon('a result comes in by itself', 9000, async () =>
        Number((await text(page, 'aside .big')).match(/^\d+/)[0]) > first.last.boards.length - first.last.open - 1,
    );
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await soon('the visitor directs it', 5000, async () =>
        (await page.locator('tr[data-board] .keys').count()) > 0,
    );
    check((await text(page, '.role')) === 'Gast 1', 'and is somebody now');
    check(page.troubles.length === 0, page.troubles.join('; '));
    await page.context().close();

    const again = await begin();
    const second = await storyOf(again);
    check(second.id !== first.id && second.story === first.story, 'the same story each time');
    await again.context().close();
}

async function setsUp() {
    const page = await windows.open('/');
    const link = () => service.said.match(/\/set-up#[0-9a-f]{32}/)?.[0];

    await soon('the service says where to begin', 2000, async () => link());
    await watchesDemo(link());
    await page.goto(service.url + link());
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Sprache' }).waitFor();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Language' }).waitFor();
    await page.goto(service.url + link());
    await page.getByLabel('Name').fill('Olga');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Set up my event' }).click();
    await soon('a short password is refused in words', 3000, async () =>
        (await text(page, '#refused')).includes('10 to 1000 characters'),
    );
    await page.getByLabel('Password').fill('a long password');
    await page.getByRole('button', { name: 'Set up my event' }).click();
    await page.waitForURL(/\/new-event$/);
    check((await text(page, '.role')) === 'Olga', 'the first account is signed in');
    page.troubles.length = 0; /* the browser names the refusal on its console */

    const late = await windows.open(link());
    await late.getByLabel('Name').fill('Eve');
    await late.getByLabel('Password').fill('another password');
    await late.getByRole('button', { name: 'Set up my event' }).click();
    await soon('the link is good for one account', 3000, () => late.locator('#refused').isVisible());
    await late.context().close();
    return page;
}

async function opensEvent(page) {
    await page.getByLabel('Name of the event').fill('Club evening');
    await page.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
    await page.getByRole('button', { name: /Create/ }).click();
    await page.waitForURL(/\/players$/);
    return page.url().match(/events\/(\w+)\//)[1];
}

/* As Ctrl V does where nothing is to be typed. */
function paste(page, words) {
    return page.evaluate((held) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', held);
        document.body.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
    }, words);
}

async function entersPlayers(page) {
    await paste(page, list);
    await page.getByRole('button', { name: '7 players: enter them' }).click();
    await page.waitForURL(/\/players$/);
    await soon('all have entered', 3000, async () => (await page.locator('tbody tr').count()) === 7);

    /* Two lines with a mistake each: by keys, answer, take back, answer, enter. */
    await page.getByRole('link', { name: 'Add players' }).click();
    await page.getByLabel('List of names').fill('Späth, Jonas; 17OO?; SK Nord\n4. Zielonka, Marek 2104');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByText('2 rows need a look').waitFor();
    check((await page.locator('#enter-all').count()) === 0, 'what is doubtful is not entered');
    await page.getByRole('button', { name: 'Leave the row out' }).click();
    await page.getByText('1 row needs a look').waitFor();
    await page.keyboard.press('1');
    await page.getByText('1 player: enter').waitFor();
    await page.getByRole('button', { name: 'Without it · take back' }).click();
    await page.getByText('1 row needs a look').waitFor();
    await page.getByLabel('List of names').fill('Späth, Jonas 1700 SK Nord');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('No row needs a look').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/players$/);
    await soon('one more', 3000, async () => (await page.locator('tbody tr').count()) === 8);
    check(
        (await page.locator('tbody tr').nth(5).textContent()).includes('Späth, Jonas1700SK Nord'),
        'a line without headings has its number by rating',
    );
}

const row = (page, name) => page.getByRole('row', { name });
const dialog = (page, name) => page.getByRole('dialog', { name });

/* By keys alone: to a button, into its dialog, and out by Enter. */
async function press(page, name, button) {
    await row(page, name).getByRole('button', { name: button, exact: true }).focus();
    await page.keyboard.press('Enter');
}

/* Files of other programs: every column is named, by the service or by whoever looks. */
async function readsFiles(event, state) {
    const page = await windows.open(`/events/${event}/import`, { size: 'phone', state });
    const csv = 'Name;FideKenn.;Elo;EloI;Mittagessen\nOestrich, Jannis;16201458;2214;2207;ja\nÇınarlı, Ece;16201458;;1622;nein\n';
    const button = page.getByRole('button', { name: /enter/ });

    await page.setInputFiles('#file', { name: 'e.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('2 to be named').waitFor();
    await page.getByLabel('What is Mittagessen').selectOption('Leave out');
    await page.getByText('1 to be named').waitFor();
    await page.getByLabel('What is EloI').selectOption('Rating in this event');
    await page.getByText('5 understood').waitFor();
    await page.getByRole('button', { name: 'Without it' }).first().click();
    await button.waitFor();
    check((await button.textContent()).startsWith('1 player'), 'one waits: somebody of this name is there');
    check(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'fits a phone',
    );
    await windows.isSound(page, 'import');
    await page.context().close();
}

async function looksAfterPlayers(page) {
    await press(page, /Zielonka/, 'Here');
    await soon('who is missing is counted', 3000, async () =>
        (await text(page, '#missing')).includes('7 not here yet'),
    );

    await press(page, /Bäuerle/, 'Bye');
    await dialog(page, /Bäuerle/).waitFor();
    await page.getByLabel('Round', { exact: true }).selectOption('2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await soon('the bye stands in the list', 3000, async () =>
        (await row(page, /Bäuerle/).textContent()).includes('½ Round 2'),
    );
    await press(page, /Bäuerle/, 'Bye');
    await page.getByLabel('Round', { exact: true }).selectOption('2');
    await page.getByLabel('It counts').selectOption('no bye: will play');
    await page.getByLabel('It counts').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await soon('and is taken back', 3000, async () =>
        !(await row(page, /Bäuerle/).textContent()).includes('½'),
    );

    await press(page, /Hagedorn/, 'Change');
    check(
        (await page.locator('#p-club').inputValue()) === 'SC Grünfurt',
        'the form has what is known',
    );
    await page.locator('#p-rating').fill('2300');
    await page.keyboard.press('Enter');
    await soon('a rating changed before round 1 changes the number', 3000, async () =>
        (await text(page, 'tbody tr')).startsWith('1Hagedorn-Lüth, Friederike2300SC Grünfurt'),
    );
    await press(page, /Hagedorn/, 'Change');
    await page.locator('#p-rating').fill('');
    await page.keyboard.press('Enter');
    await soon('and back', 3000, async () =>
        (await text(page, 'tbody tr')).includes('Zielonka'),
    );

    for (const name of [/Bäuerle/, /Achterberg/, /Fennhoff/, /Iwaschenko/, /Späth/, /Çınarlı/, /Hagedorn/]) {
        await press(page, name, 'Here');
        await row(page, name).getByText('✓ here').waitFor();
    }
    check((await page.locator('#missing').count()) === 0, 'nobody is missing any more');

    await press(page, /Späth/, 'Withdraw');
    await press(page, /Späth/, 'Comes back');
    await soon('who left came back', 3000, async () => (await page.locator('tr s').count()) === 0);
}

/* The list by keys: a row, here and not, the fee, search, somebody who comes alone, two who must not meet. */
async function looksAfterRows(page) {
    const now = page.locator('tr.is-now');

    await page.getByRole('button', { name: 'Set the fee' }).click();
    await page.getByLabel('Entry fee in euros').fill('12.50');
    await page.keyboard.press('Enter');
    await soon('everybody owes it', 3000, async () => (await page.getByText('owes 12.50 €').count()) === 8);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('f');
    await now.getByText('12.50 € ✓').waitFor();
    await page.keyboard.press('Space');
    await soon('not here after all', 3000, async () =>
        (await text(page, '#missing')).includes('1 not here yet'),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    check((await now.textContent()).includes('Zielonka'), 'the next who is missing');
    await page.keyboard.press('Space');
    await now.getByText('✓ here').waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('cinar');
    check((await page.locator('tr[data-who]:visible').count()) === 0, 'ı is no i');
    await page.locator('#find').fill('bau');
    check((await page.locator('tr[data-who]:visible').count()) === 1, 'found without its accents');
    await page.locator('#find').fill('');
    await page.getByRole('button', { name: /Owing/ }).click();
    check((await page.locator('tr[data-who]:visible').count()) === 7, 'who owes');
    await page.getByRole('button', { name: /^All/ }).click();

    await page.locator('body').press('+');
    await dialog(page, /Enter one player/).waitFor();
    await page.locator('#n-name').fill('Allein, Mia');
    await page.locator('#n-rating').fill('1750');
    await page.keyboard.press('Enter');
    await page.getByText('Allein, Mia: No. 6, from round 1.').waitFor();
    await press(page, /Allein/, 'Withdraw');
    await soon('and goes', 3000, async () => (await page.locator('tr s').count()) === 1);

    await page.getByRole('button', { name: 'Two who must not meet' }).click();
    await page.locator('#f-one').selectOption({ label: '1 Zielonka, Marek' });
    await page.locator('#f-other').selectOption({ label: '2 Bäuerle, Konrad' });
    await page.locator('#forbid').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Zielonka, Marek – Bäuerle, Konrad').waitFor();
}

const results = (page) => page.locator('td.rs b').allTextContents();

/* One key a board. */
async function playsRound(page, keys) {
    await page.getByRole('button', { name: 'Pair the round' }).click();
    await page.getByRole('button', { name: 'Publish the pairings' }).click();
    await page.getByRole('link', { name: 'Rounds' }).click();
    await page.locator('tr.is-now').waitFor(); /* the board that keys are for */
    for (const [i, key] of [...keys].entries()) {
        await page.keyboard.press(key);
        await soon(
            `board ${i + 1} has its result`,
            3000,
            async () => (await results(page)).length === i + 1,
        );
    }
}

const confirmation = (page) => dialog(page, /Please confirm/);

/* Two players exchanged, why that is so, and all of it taken back; by keys. */
async function pairsByHand(page) {
    await page.getByRole('button', { name: 'Pair the round' }).click();
    await page.getByRole('link', { name: 'Rounds' }).click();
    const white = (board) => page.locator(`[data-board="${board}"] th`).first().textContent();
    const [first, second] = [await white(1), await white(2)];
    await page.getByText('by hand').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Exchange').selectOption({ index: 1 });
    await page.getByLabel('with', { exact: true }).selectOption({ index: 3 });
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Exchange the two' }).press('Enter');
    await confirmation(page).getByText('the rules do not give').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await soon('two have changed places', 3000, async () => (await white(1)) === second);
    check((await white(2)) === first, 'both of them');
    check((await text(page, 'h2 + .badge')).includes('by hand'), 'and the round says so');
    await page.getByRole('link', { name: /^1 ?: why/ }).click();
    await page.getByText('the rules give other pairs').waitFor();
    await page.goBack();

    await page.getByRole('button', { name: 'Publish the pairings' }).click();
    await page.getByText('results are missing').waitFor();
    await page.getByRole('button', { name: 'Undo the pairing' }).click();
    await confirmation(page).getByText('the round was published').waitFor();
    await page.keyboard.press('Enter');
    check((await page.locator('tr[data-board]').count()) === 4, 'a careless Enter changes nothing');
    await page.getByRole('button', { name: 'Undo the pairing' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await soon('the round is gone', 3000, async () =>
        (await page.locator('tr[data-board]').count()) === 0,
    );
    page.troubles.length = 0; /* the browser names what had to be confirmed */
}

/* Forfeits by a key, and what has none of its own. */
async function playsOddRound(page) {
    await playsRound(page, '+');
    await page.keyboard.press('x');
    await dialog(page, /Result of board 2/).waitFor();
    await page.locator('#result').getByLabel('The result is').selectOption('½ – 0');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await confirmation(page).waitFor();
    await page.getByRole('button', { name: 'Do it' }).click();
    await soon('an odd result, confirmed', 3000, async () => (await results(page)).length === 2);
    check((await results(page)).join() === '+ – −,½ – 0', 'as they were told');
}

/* A round on a phone: nothing is pushed out of sight. */
async function fitsPhone(page, event) {
    const state = await page.context().storageState();
    const phone = await windows.open(`/events/${event}/rounds/1`, { size: 'phone', state });
    const wide = await phone.evaluate(() =>
        [...document.querySelectorAll('.scroll')].some((box) => box.scrollWidth > box.clientWidth),
    );
    check(!wide, 'the boards need no scrolling sideways');
    await phone.context().close();
}

/* Links without an account, in browsers of their own: a kiosk, and the two players of a board. */
async function handsOutLinks(page, event) {
    const links = await page.context().newPage();
    const address = (box, name) =>
        links.locator(box).getByRole('listitem').filter({ hasText: name }).getByRole('link').getAttribute('href');

    await links.goto(`${service.url}/events/${event}/links`);
    await links.getByRole('button', { name: 'New kiosk link' }).click();
    const kiosk = new URL(await address('#kiosk', 'pass'));
    await links.getByRole('button', { name: 'New links for all players' }).click();
    const white = await page.locator('[data-board="3"] th').first().textContent();
    const black = await page.locator('[data-board="3"] th').nth(1).textContent();
    const nameOf = (cell) => cell.replace(/ [\d½]+$/, '');
    const keys = [await address('#players', nameOf(white)), await address('#players', nameOf(black))];
    await links.close();
    return { kiosk: kiosk.pathname + kiosk.hash, keys: keys.map((key) => new URL(key)).map((url) => url.pathname + url.hash) };
}

/* At a kiosk one enters, by keys; what is entered elsewhere is there at once. */
async function opensKiosk(path) {
    const hall = await windows.open(path);

    await hall.waitForURL(/\/kiosk/);
    await hall.locator('tr.is-now').waitFor();
    check((await hall.getByRole('button', { name: 'Undo the pairing' }).count()) === 0, 'and nothing else');
    return hall;
}

/* Each on a phone: they disagree, then agree, and the arbiter confirms with a key. */
async function reports(page, [first, second]) {
    const cards = [];
    for (const path of [first, second]) {
        const card = await windows.open(path, { size: 'phone' });
        await card.waitForURL(/\/card/);
        await card.getByText('What is the result?').waitFor();
        cards.push(card);
    }
    const [white, black] = cards;
    await white.getByRole('button', { name: 'I won' }).click();
    await black.getByText('Your opponent has reported').waitFor();
    await black.getByRole('button', { name: '½ – ½' }).click();
    await white.getByText('the arbiter is called').waitFor();
    await page.getByText('reports differ: 1 – 0 / ½ – ½').waitFor();
    await black.getByRole('button', { name: 'I lost' }).click();
    await page.getByRole('button', { name: /1 – 0 confirm/ }).waitFor();
    await windows.isSound(white, 'card');
    check(
        await white.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'the card fits a phone',
    );
    if (pictures) await white.screenshot({ path: `${pictures}/card.png`, fullPage: true });
    await page.keyboard.press('c');
    await black.context().close();
    return white;
}

async function watches(event) {
    const page = await windows.open(`/events/${event}/standings?lang=de`, { size: 'phone' });

    check(
        (await page.locator('button:visible').count()) === 0,
        'a visitor has nothing to press',
    );
    return page;
}

async function evening() {
    await service.start();
    const page = await setsUp();
    const event = await opensEvent(page);
    const visitor = await watches(event);

    await entersPlayers(page);
    await soon(
        'the visitor sees them without asking',
        3000,
        async () => (await visitor.locator('tbody tr').count()) === 8,
    );
    await readsFiles(event, await page.context().storageState());
    await looksAfterPlayers(page);
    await looksAfterRows(page);
    await pairsByHand(page);
    await playsRound(page, '15');
    await fitsPhone(page, event);
    const { kiosk, keys } = await handsOutLinks(page, event);
    const hall = await opensKiosk(kiosk);
    const card = await reports(page, keys);
    await soon('the kiosk sees it at once', 3000, async () => (await results(hall)).length === 3);
    await soon('and so does the player', 3000, async () =>
        (await card.locator('.three').count()) === 0,
    );
    await hall.keyboard.press('1');
    await soon('what the kiosk entered is here', 3000, async () => (await results(page)).length === 4);
    check((await results(page)).join() === '1 – 0,½ – ½,1 – 0,1 – 0', 'as it was said');
    await hall.context().close();
    await card.context().close();

    /* A wrong one is put right, with a reason. */
    await page.getByRole('button', { name: 'Correct 2: ½ – ½' }).click();
    await page.locator('#correct').getByLabel('The result is').selectOption('1-0');
    await page.getByLabel('Reason').fill('read from the wrong slip');
    await page.locator('#correct').getByRole('button', { name: 'Correct' }).click();
    await soon(
        'the correction stands',
        3000,
        async () => (await results(page))[1] === '1 – 0',
    );

    /* Somebody leaves; the service dies in the middle of a round and comes back. */
    await page.getByRole('link', { name: 'Players' }).click();
    await page
        .getByRole('row', { name: /Çınarlı/ })
        .getByRole('button', { name: 'Withdraw' })
        .click();
    await soon(
        'who has left is struck out',
        3000,
        async () => (await page.locator('tr s').count()) === 2,
    );
    await playsRound(page, '10');
    await service.kill();
    await soon('a lost connection is told', 3000, () => page.locator('#lost').isVisible());
    await service.start();
    await soon('it comes back by itself', 9000, () => page.locator('#lost').isHidden());
    check((await results(page)).join() === '1 – 0,0 – 1', 'nothing that was entered is lost');
    await page.keyboard.press('5');
    await soon('it goes on', 3000, async () => (await results(page)).length === 3);

    await playsOddRound(page);
    await page.keyboard.press('5');
    await soon('the last game', 3000, async () => (await results(page)).length === 3);
    await page.getByRole('button', { name: 'Finish the tournament' }).click();
    await soon('it is finished', 3000, async () =>
        (await text(page, 'aside .card')).includes('Finished'),
    );
    await soon('the visitor has the final table', 3000, async () =>
        (await text(visitor, 'h2')).includes('Endtabelle'),
    );
    const others = visitor.troubles.filter((said) => !said.includes('net::ERR'));
    check(others.length === 0, others.join('; ')); /* but that the line was lost */

    const state = await page.context().storageState();
    await windows.allLookRight(
        {
            'tour-event': `/events/${event}`,
            'tour-round': `/events/${event}/rounds/1`,
            'tour-why': `/events/${event}/rounds/2/why/1`,
            'tour-standings': `/events/${event}/standings`,
            'tour-players': `/events/${event}/players`,
            'tour-links': `/events/${event}/links`,
            'tour-card': `/events/${event}/card`,
            'tour-import': `/events/${event}/import`,
            'new-event': '/new-event',
            'set-up': '/set-up',
        },
        state,
    );
}

await run(windows, evening);
