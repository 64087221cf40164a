/*
 * tables.mjs PROGRAM FOLDER [PICTURES] -- what others see of an event: tables and their receipts, cards,
 * paper, screens, files, prizes. The event is played over the interface; the pages are looked at.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { Service, password } from './service.mjs';
import { Windows, check, run, soon, text } from './window.mjs';

const [program, folder_, pictures] = process.argv.slice(2);
const service = new Service(program, folder_, { name: 'tables', demo: false });
const windows = new Windows(service, pictures);

/* name, rating, club, sex, born */
const people = [
    ['Oestrich, Jannis', 2214, 'SK Hohenwerda', 'm', '1988-02-11'],
    ['Kalkreuth, Mira', 2187, 'SF Lindtal', 'w', '1995-07-01'],
    ['Woyciech, Paweł', 2142, 'Turm Eschfeld', 'm', '1979-03-05'],
    ['Trautner, Leonhard', 2120, 'SK Hohenwerda', 'm', '1961-12-24'],
    ['Hagedorn-Lüth, Friederike', 2098, 'SC Grünfurt', 'w', '2001-05-17'],
    ['Bäuerle, Konrad', 2081, 'SV Marbrück', 'm', '1955-08-30'],
    ['Sievertsen, Ole', 2043, 'Turm Eschfeld', 'm', '1992-01-02'],
    ['Achterberg, Tilda', 2010, 'SC Grünfurt', 'w', '2009-04-04'],
    ['Zielonka, Marek', 1996, 'SF Lindtal', 'm', '1970-10-10'],
    ['Marquardsen, Inga', 1911, 'SC Grünfurt', 'w', '1984-06-20'],
    ['Fennhoff, Till', 1899, 'Turm Eschfeld', 'm', '2010-09-09'],
    ['Iwaschenko, Daryna', 1887, 'SF Lindtal', 'w', '2011-11-11'],
    ['Vandersee, Fiete', 1772, 'SF Lindtal', 'm', '2012-02-29'],
    ['Çınarlı, Ece', 1542, 'SF Lindtal', 'w', '2014-03-03'],
    ['Rabenhorst, Emil', 1490, '', 'm', '1966-07-15'],
];

const person = ([name, rating, club, sex, born], i) => ({
    name,
    rating,
    sex,
    born,
    federation: i % 5 === 2 ? 'POL' : 'GER',
    ...(club && { club }),
    ...(i < 9 && { fide: 4600001 + i }),
});

let token;
const does = (event, ...commands) =>
    service.ask('POST', `/events/${event}/tournament/commands`, { commands }, token);

/* The stronger wins, now and then it is a draw; `open` boards are left out. */
async function plays(event, round, open = []) {
    const { rounds, entries } = await service.ask('GET', `/events/${event}/tournament`, null, token);
    const rating = (place) => entries[place - 1].rating;
    const results = rounds[round - 1].boards
        .filter(({ board, black }) => black && !open.includes(board))
        .map(({ board, white, black }) => ({
            do: 'result',
            round,
            board,
            result:
                (board + round) % 4 === 0 ? '1/2' : rating(white) > rating(black) ? '1-0' : '0-1',
        }));
    await does(event, ...results);
}

async function pairs(event, first) {
    await does(event, { do: 'pair', confirmed: first ? ['missing'] : [] }, { do: 'publish' });
}

async function opens() {
    await service.start();
    service.account('Olga', '--role', 'office');
    ({ token } = await service.signIn('Olga'));
    const { id } = await service.ask(
        'POST',
        '/events',
        {
            name: 'Hohenwerda Open 2026',
            place: 'Hohenwerda',
            from: '2026-11-13',
            to: '2026-11-15',
            edition: 'fide-2023',
        },
        token,
    );
    await does(
        id,
        {
            do: 'open',
            rules: {
                system: 'dutch-2026',
                rounds: 5,
                first: 'white',
                tiebreaks: ['BH/C1', 'BH', 'SB', 'WIN'],
            },
        },
        ...people.map((one, i) => ({ do: 'enter', person: person(one, i) })),
    );
    await pairs(id, true);
    await plays(id, 1);
    await pairs(id);
    await plays(id, 2);
    await does(id, { do: 'withdraw', who: 15 }, { do: 'bye', who: 6, round: 3, letter: 'H' });
    await pairs(id);
    await plays(id, 3);
    await pairs(id);
    await plays(id, 4, [1, 4]);
    return id;
}

/* ---- the table ---- */

async function receipts(event) {
    const page = await windows.open(`/events/${event}/standings`, { script: false });

    check((await page.locator('.sec tbody tr').count()) === 15, 'everybody is in the table');
    check((await text(page, 'h2')).includes('round 4'), 'it is that of the last round');
    check((await page.locator('.badge.prov').count()) === 1, 'it is provisional: games are open');
    check((await page.locator('.badge.live').count()) === 4, 'who plays is said');
    const gone = page.getByRole('row', { name: /Rabenhorst/ });
    check((await gone.locator('s').count()) === 1, 'who has left is struck out');
    check((await gone.textContent()).includes('left after round 2'), 'and it is said when');

    const value = page.locator('tbody tr').nth(0).locator('a.bv').nth(0);
    const shown = await value.textContent();
    await value.click();
    const slip = page.locator('#slip .receipt');
    check((await slip.textContent()).includes('Buchholz'), 'one click: the receipt');
    check((await slip.locator('.sum b').textContent()) === shown, 'its sum is the value');
    check((await slip.locator('.cutout').count()) >= 1, 'what was cut is shown');
    check((await page.locator('#slip').textContent()).includes('Ahead of'), 'and what it decides');
    await page.context().close();
}

async function parts(event) {
    const page = await windows.open(`/events/${event}/standings`, { script: false });
    const names = () => page.locator('.sec tbody th .who').allTextContents();

    await page.getByRole('link', { name: 'women 6' }).click();
    check((await names()).length === 6, 'six women');
    check((await text(page, 'tbody .pl')) === '1', 'the first of them is first');
    await page.getByRole('link', { name: 'under 18 5' }).click();
    check((await names()).every((name) => /Acht|Fenn|Iwa|Vand|Çın/.test(name)), 'by age');
    await page.locator('summary', { hasText: 'Clubs' }).click();
    await page.getByRole('link', { name: 'SF Lindtal 5' }).click();
    check((await names()).length === 5, 'a club');
    await page.getByRole('link', { name: '2', exact: true }).first().click();
    check((await text(page, 'h2')).includes('round 2, SF Lindtal'), 'after a round before');
    check(!(await page.content()).includes('2009-04-04'), 'no date of birth is told');
    await page.context().close();
}

async function cards(event) {
    const page = await windows.open(`/events/${event}/standings?lang=de`, { script: false });

    await page.getByRole('link', { name: 'Bäuerle, Konrad' }).click();
    const rounds = page.locator('table.mine tbody tr');
    check((await rounds.count()) === 4, 'a round each');
    check(
        (await rounds.nth(2).textContent()).includes('Freilos auf Antrag½'),
        'a bye with what it counts',
    );
    check((await page.locator('.disc').count()) === 3, 'colours');
    await page.locator('summary', { hasText: 'BH/C1' }).click();
    check((await page.locator('details[open] .receipt').count()) === 1, 'how it is counted');
    await page.goto(`${service.url}/events/${event}/players/99`);
    check((await text(page, '.note')).includes('There is no such player'), 'nobody');
    await page.context().close();
}

async function crosstable(event) {
    const page = await windows.open(`/events/${event}/crosstable`, { script: false });
    const row = page.getByRole('row', { name: /Bäuerle/ });

    check((await row.locator('.un').textContent()) === '½', 'a bye is framed');
    check((await page.locator('tbody tr').count()) === 15, 'a row each');
    await page.context().close();
}

/* The games at boards 1 and 4 are open. */
async function supposes(event) {
    const page = await windows.open(`/events/${event}/standings`, { script: false });
    const rows = page.locator('#whatif tbody tr');

    check(/1–\d/.test(await page.locator('.range').allTextContents().then((all) => all.join())), 'places that can be reached');
    check((await page.locator('.seg').count()) === 2, 'two games can be supposed');
    await page.locator('.seg').first().getByText('0 – 1').click();
    await page.getByRole('button', { name: 'Show' }).click();
    check((await rows.first().textContent()).includes('Woyciech'), 'whoever is first then');
    check((await rows.nth(1).textContent()).includes('Oestrich, Jannis3½▲ 3'), 'and who gains');
    const winners = await text(page, '#whatif p:has(b)');
    check(!winners.includes('Kalkreuth'), `who lost cannot win any more: ${winners}`);
    check(winners.includes('Oestrich') || winners.includes('Woyciech'), 'somebody can');
    await page.getByRole('link', { name: 'Reset' }).click();
    check((await text(page, '#whatif p:has(b)')).includes('Kalkreuth'), 'nothing was changed');
    await page.context().close();
}

/* ---- paper ---- */

/* How many pages, and of which size in points. */
async function printed(path) {
    const page = await windows.open(path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const box = pdf.match(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/);

    await page.context().close();
    return {
        pages: pdf.match(/\/Type \/Page\b(?!s)/g).length,
        size: box.slice(1).map(Math.round).join(' x '),
    };
}

async function paper(event, state) {
    const print = `/events/${event}/print`;
    const is = async (path, pages, size, what) => {
        const got = await printed(`${print}/${path}`);
        check(got.pages === pages && got.size === size, `${what}: ${JSON.stringify(got)}`);
    };

    await is('pairings', 1, '595 x 842', 'pairings on a page of A4');
    await is('names?paper=a5', 1, '420 x 595', 'A to Z on a page of A5');
    await is('standings', 1, '595 x 842', 'the table');
    await is('crosstable', 1, '842 x 595', 'the crosstable lies');
    await is('slips', 1, '595 x 842', 'seven slips on one page');
    await is('cards', 5, '595 x 842', 'fourteen cards, three a page');

    const page = await windows.open(`/events/${event}/rounds/4?lang=de`, { state });
    await page.getByRole('link', { name: 'A–Z drucken' }).click();
    const names = await page.locator('tbody th').allTextContents();
    check(
        names.slice(0, 4).join('|') ===
            'Achterberg, Tilda|Bäuerle, Konrad|Çınarlı, Ece|Fennhoff, Till',
        `by name: ${names}`,
    );
    check(!names.includes('Rabenhorst, Emil'), 'who has left is not looked for');
    check(await page.locator('#print').isVisible(), 'a button prints');
    await page.goto(`${service.url}${print}/slips?round=3`);
    check((await page.locator('.slip').count()) === 6, 'a slip for each game');
    check((await page.locator('svg.qr').count()) === 6, 'with the way to the round');
    await page.context().close();
}

/* ---- walls ---- */

async function screens(event) {
    const soonAt = new Date(Date.now() + 600000).toTimeString().slice(0, 5);
    const page = await windows.open(
        `/events/${event}/screen?show=names,boards&rows=6&every=3&start=${soonAt}`,
        { size: 'wall', lang: 'de' },
    );
    const visible = () => page.locator('.wallpage:visible li').allTextContents();
    const fits = () =>
        page.evaluate(
            () =>
                document.documentElement.scrollHeight <= innerHeight &&
                [...document.querySelectorAll('.wallpage:not([hidden]) li')].every(
                    (row) => row.getBoundingClientRect().bottom <= innerHeight,
                ) &&
                [...document.querySelectorAll('.wallpage:not([hidden]) .nm > span')].every(
                    (name) =>
                        name.getBoundingClientRect().right <=
                        name.parentElement.getBoundingClientRect().right + 1,
                ),
        );

    check((await visible()).length === 12, 'twelve names on a page');
    check((await visible())[0].startsWith('AchterbergTilda · gegen '), 'by name');
    check((await visible())[0].includes('White'), 'in two languages');
    check(await fits(), 'nothing scrolls, no surname is cut');
    check(/^(09|10):\d\d$/.test(await text(page, 'header time')), 'counts down to the start');
    await soon('it turns by itself', 5000, async () => (await visible()).length === 2);
    await soon('to the boards', 5000, async () => (await visible())[0].startsWith('1Kalkreuth'));
    check(await fits(), 'boards fit');
    await does(event, { do: 'result', round: 4, board: 1, result: '0-1' });
    await soon(
        'a result comes by itself',
        2000,
        async () => (await text(page, '[data-board="1"] .rs')) === '0 – 1',
    );
    check((await page.locator('.is-new').count()) === 1, 'and is marked');
    check(page.troubles.length === 0, page.troubles.join('; '));
    await page.context().close();

    const plain = await windows.open(`/events/${event}/screen?show=standings&rows=8&every=3`, {
        size: 'wall',
        script: false,
    });
    check((await plain.locator('li:visible').count()) === 15, 'without script: the table');
    await plain.context().close();
}

/* ---- prizes ---- */

async function prizes(event, state) {
    const page = await windows.open(`/events/${event}/prizes`, { state });

    check((await text(page, '.empty')).includes('No prizes'), 'none yet');
    await page.getByLabel('Prizes, a line each').fill('all: 600, 400, 300\nwine: 5');
    await page.getByRole('button', { name: 'Save' }).click();
    await soon('what cannot be read is told', 3000, async () =>
        (await text(page, '#prizes-refused')).includes('line 4'),
    );
    page.troubles.length = 0; /* the browser names the refusal */
    await page
        .getByLabel('Prizes, a line each')
        .fill('all: 600, 400, 300\nw: 120, 60, 50, 45\nu18: 30\n<1600: 50, 40');
    await page.getByLabel('With equal points').selectOption('hort');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('table.prizes').first().waitFor();
    const rows = page.locator('table.prizes').first().locator('tbody tr');
    const money = await rows.locator('.money').allTextContents();
    check(
        money.reduce((sum, paid) => sum + Number(paid), 0) === 1300,
        `all of it is paid out: ${money}`,
    );
    check((await text(page, '.total .money')) === '1655', 'the sum of all, but for what lapsed');
    const winners = await page.locator('table.prizes th .who').allTextContents();
    check(new Set(winners).size === winners.length, 'one prize a person');
    const youth = page.getByRole('table', { name: 'under 18' });
    check((await youth.locator('th .who').textContent()).includes('Fennhoff'), 'by age');
    check((await youth.textContent()).includes('Iwaschenko'), 'and who was passed over');
    check((await page.getByLabel('Prizes, a line each').inputValue()).startsWith('all: 600'), 'the list stays');
    check(page.troubles.length === 0, page.troubles.join('; '));
    await page.context().close();
}

/* ---- files ---- */

const get = (path, headers = {}) => fetch(`${service.url}${path}`, { headers });

async function files(event, state) {
    const folder = `/events/${event}/files`;
    const rows = await (await get(`${folder}/standings.json`)).json();

    check(rows.length === 15 && rows[0].rank === 1 && rows[0]['BH/C1'] > 0, 'the table as JSON');
    const csv = await get(`${folder}/players.csv`);
    check(
        (await csv.text()).startsWith('number,title,name') &&
            csv.headers.get('content-disposition').includes('players.csv'),
        'players as CSV',
    );
    const tag = csv.headers.get('etag');
    check(
        (await get(`${folder}/players.csv`, { 'If-None-Match': tag })).status === 304,
        'who has it already is told so',
    );
    const xlsx = Buffer.from(await (await get(`${folder}/crosstable.xlsx`)).arrayBuffer());
    check(xlsx.subarray(0, 2).toString() === 'PK', 'the crosstable as a workbook');
    check((await get(`${folder}/nothing.csv`)).status === 404, 'there is no such file');
    check((await (await get(`${folder}/event.ics`)).text()).includes('DTEND;VALUE=DATE:20261116'), 'days');

    /* The report is read back by the program itself, without a note. */
    const trf = await (await get(`${folder}/tournament.trf`)).text();
    check(!trf.includes('1988/02/11'), 'births are not for everybody');
    const own = await get(`${folder}/tournament.trf`, { Authorization: `Bearer ${token}` });
    const whole = await own.text();
    check(whole.includes('1988/02/11') && whole.includes('4600001'), 'but for the report');
    writeFileSync(`${folder_}/report.trf`, whole);
    const table = spawnSync(program, ['standings', '--json', `${folder_}/report.trf`]);
    const points = String(table.stdout).trim().split('\n').map((line) => JSON.parse(line));
    check(
        points.every(({ id, PTS }) => rows.find(({ number }) => number === id).PTS === PTS),
        'the report has the same points',
    );
    check(/^001 .*Woyciech.* 3\.5 +[12] /m.test(whole), 'and ranks');

    /* The copy stands by itself: opened from a folder, without the service. */
    const zip = Buffer.from(await (await get(`${folder}/pages.zip?lang=de`)).arrayBuffer());
    writeFileSync(`${folder_}/pages.zip`, zip);
    spawnSync('python3', ['-m', 'zipfile', '-e', `${folder_}/pages.zip`, `${folder_}/pages`]);
    const copy = await windows.browser.newPage();
    const elsewhere = [];
    copy.on('request', (request) => {
        if (!request.url().startsWith('file:')) elsewhere.push(request.url());
    });
    await copy.goto(`file://${folder_}/pages/index.html`);
    await copy.getByRole('link', { name: 'Tabelle', exact: true }).click();
    check((await copy.locator('.sec tbody tr').count()) === 15, 'the copy has the table');
    await copy.getByRole('link', { name: 'Bäuerle, Konrad' }).click();
    check((await copy.locator('table.mine tbody tr').count()) === 4, 'and the cards');
    check(elsewhere.length === 0, `it asks nobody: ${elsewhere}`);
    const links = await copy.locator('a[href]').evaluateAll((all) => all.map((a) => a.href));
    check(
        links.every((href) => existsSync(new URL(href.split('#')[0]))),
        `no link is dead: ${links}`,
    );
    await copy.close();

    const page = await windows.open(`/events/${event}/files`, { state });
    check((await text(page, '.lacks')).includes('6 without a FIDE number'), 'what is missing');
    check((await text(page, '.lacks')).includes('Marquardsen'), 'and whose');
    check((await text(page, '.lacks')).includes('results are missing'), 'open games');
    await page.context().close();
}

async function all() {
    const event = await opens();
    const office = await windows.open('/sign-in');
    await office.getByLabel('Name').fill('Olga');
    await office.getByLabel('Password').fill(password);
    await office.keyboard.press('Enter');
    await office.waitForURL(`${service.url}/`);
    const state = await office.context().storageState();
    await office.context().close();

    await receipts(event);
    await parts(event);
    await supposes(event);
    await cards(event);
    await crosstable(event);
    await paper(event, state);
    await screens(event);
    await prizes(event, state);
    await files(event, state);
    for (const show of ['names', 'boards', 'standings'])
        await windows.looksRight(`screen-${show}`, `/events/${event}/screen?show=${show}&start=23:59`, {
            lang: show === 'names' ? 'de' : 'en',
            scheme: 'light',
            size: 'wall',
        });
    await windows.allLookRight({
        'screen-phone': `/events/${event}/screen`,
        'print-pairings': `/events/${event}/print/pairings`,
        'print-names': `/events/${event}/print/names`,
        'print-standings': `/events/${event}/print/standings`,
        'print-crosstable': `/events/${event}/print/crosstable`,
        'print-slips': `/events/${event}/print/slips`,
        'print-prizes': `/events/${event}/print/prizes`,
        'print-cards': `/events/${event}/print/cards`,
    });
    await windows.allLookRight({
        'tables-standings': `/events/${event}/standings?slip=1.2`,
        'tables-part': `/events/${event}/standings?part=w`,
        'tables-crosstable': `/events/${event}/crosstable`,
        'tables-files': `/events/${event}/files`,
        'tables-prizes': `/events/${event}/prizes`,
        'tables-card': `/events/${event}/players/6`,
    });
}

await run(windows, all);
