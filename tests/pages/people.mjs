/*
 * people.mjs PROGRAM FOLDER [PICTURES] -- who comes in: the office invites by link, and sets passwords by
 * link. It reads labels alone.
 */
import { Service } from './service.mjs';
import { Windows, check, run, soon, text } from './window.mjs';

const [program, folder, pictures] = process.argv.slice(2);
const service = new Service(program, folder, { name: 'people', demo: false });
const windows = new Windows(service, pictures);

async function setsUp() {
    const page = await windows.open('/');
    const link = () => service.said.match(/\/set-up#[0-9a-f]{32}/)?.[0];

    await soon('the service says where to begin', 2000, async () => link());
    await page.goto(service.url + link());
    await page.getByLabel('Name').fill('Olga');
    await page.getByLabel('Password').fill('a long password');
    await page.getByRole('button', { name: 'Set up my event' }).click();
    await page.waitForURL(/\/new-event$/);
    return page;
}

/* What stands behind the # is the link. */
async function made(page, before = '') {
    const field = page.getByLabel('Link to send');

    await soon('there is a link', 3000, async () =>
        (await field.isVisible()) && (await field.inputValue()) !== before,
    );
    const link = await field.inputValue();
    check(/\/link#[\w-]{43}$/.test(link), `a key behind the #: ${link}`);
    return link.replace(service.url, '');
}

async function signsIn(password) {
    const page = await windows.open('/sign-in');

    await page.getByLabel('Name').fill('Olga');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${service.url}/`);
    return page;
}

async function people() {
    await service.start();
    const page = await setsUp();

    await page.getByRole('link', { name: 'People' }).click();
    await page.getByLabel('Role').selectOption('office');
    check(await page.getByLabel('Event').isHidden(), 'the office is of no event');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const invitation = await made(page);

    const anna = await windows.open(`${invitation}`);
    await soon('it says what it is for', 3000, async () =>
        (await text(anna, '#what')).includes('Role: office'),
    );
    await anna.getByLabel('Your name').or(anna.getByLabel('Name')).fill('Anna');
    await anna.getByLabel('New password').fill('correct horse');
    await anna.getByRole('button', { name: 'Save and sign in' }).click();
    await anna.waitForURL(`${service.url}/`);
    check((await text(anna, '.role')) === 'Anna', 'who opens it is signed in');

    await page.getByLabel('Role').selectOption('person');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const second = await made(page, service.url + invitation);
    const bertsOwn = await windows.open(second);
    await bertsOwn.getByLabel('Name').fill('Bert');
    await bertsOwn.getByLabel('New password').fill('correct horse');
    await bertsOwn.getByRole('button', { name: 'Save and sign in' }).click();
    await bertsOwn.waitForURL(`${service.url}/`);

    await page.getByRole('button', { name: 'Make the link' }).click();
    await made(page, service.url + second);
    await page.reload();
    await page.getByRole('button', { name: /Withdraw/ }).click();
    await soon('it is withdrawn', 3000, async () =>
        (await page.getByRole('button', { name: /Withdraw/ }).count()) === 0,
    );

    const late = await windows.open(invitation);
    await soon('it is good once', 3000, async () =>
        (await text(late, '#refused')).includes('holds no longer'),
    );
    await late.context().close();

    await page.reload();
    await page.getByLabel('Search').fill('ann');
    check((await page.locator('#everybody tbody tr:visible').count()) === 1, 'the search names one');
    await page.getByRole('button', { name: /new password.*Anna/ }).click();
    const reset = await made(page);
    const again = await windows.open(reset);
    await soon('it says whose', 3000, async () => (await text(again, '#what')).includes('Anna'));
    check(await again.locator('#name').isHidden(), 'a name is not asked for');
    await again.getByLabel('New password').fill('another horse');
    await again.getByRole('button', { name: 'Save and sign in' }).click();
    await again.waitForURL(`${service.url}/`);
    await anna.goto(`${service.url}/`);
    check((await text(anna, '.role')) !== 'Anna', 'the old session is over');

    await page.evaluate(async () => {
        await fetch('/api/v1/events', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ name: 'Hohenwerda Open', edition: 'fide-2023' }),
        });
    });
    await page.goto(`${service.url}/people`);
    const row = page.locator('#everybody tr', { hasText: 'Anna' });
    const give = page.locator('form', { hasText: 'Give a role' });
    await give.getByLabel('Person').selectOption('Anna');
    await give.getByLabel('Role').selectOption('arbiter');
    await give.getByRole('button', { name: 'Give a role' }).click();
    await soon('nobody is above the office', 3000, async () =>
        (await text(page, '#refused')).includes('permitted'),
    );
    await give.getByLabel('Person').selectOption('Bert');
    await give.getByRole('button', { name: 'Give a role' }).click();
    const bert = page.locator('#everybody tr', { hasText: 'Bert' });
    await soon('a role is given', 3000, async () =>
        (await bert.innerText()).includes('arbiter: Hohenwerda Open'),
    );
    await bert.getByRole('button', { name: /Take away/ }).click();
    await soon('and taken', 3000, async () => !(await bert.innerText()).includes('Hohenwerda'));
    await row.getByRole('button', { name: /^Lock/ }).click();
    await soon('Anna is locked', 3000, async () => (await row.innerText()).includes('locked'));
    await row.getByRole('button', { name: /^Unlock/ }).click();
    await soon('and is not', 3000, async () => !(await row.innerText()).includes('locked'));

    await page.getByRole('link', { name: 'Olga' }).click();
    const other = await signsIn('a long password');
    await page.reload();
    await page.getByRole('button', { name: 'End' }).click();
    await page.getByRole('button', { name: 'Link for a new browser' }).click();
    const browser = await windows.open(await made(page));
    await soon('it says for whom', 3000, async () => (await text(browser, '#what')).includes('Olga'));
    await browser.getByRole('button', { name: 'Go on to sign in' }).click();
    await browser.waitForURL(`${service.url}/sign-in`);
    check(
        (await browser.context().cookies(`${service.url}/api/v1/session`)).length === 1,
        'the browser is known, and nobody signed in',
    );
    await browser.context().close();

    await soon('one session is left', 3000, async () =>
        (await page.getByRole('button', { name: 'End' }).count()) === 0,
    );
    await other.goto(`${service.url}/`);
    check((await text(other, '.role')) === 'Guest', 'the other one is over');
    await page.getByLabel('Present password').fill('a wrong password');
    await page.getByLabel('New password').fill('a longer password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await soon('a wrong one is refused', 3000, async () =>
        (await text(page, '#refused')).includes('wrong password'),
    );
    await page.getByLabel('Present password').fill('a long password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await soon('the fields are empty again', 3000, async () =>
        (await page.getByLabel('Present password').inputValue()) === '',
    );
    await signsIn('a longer password');

    await windows.allLookRight({ people: '/people', audit: '/people/audit', account: '/account' }, await page.context().storageState());
}

await run(windows, people);
