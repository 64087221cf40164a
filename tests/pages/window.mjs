/* What the tests of pages share: checks that are counted, windows of a real browser, how each page must be. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = {
    desktop: { width: 1280, height: 900 },
    phone: { width: 360, height: 780 },
    wall: { width: 1920, height: 1080 },
};
let passed = 0,
    failed = 0;

export function check(holds, what) {
    if (holds) passed++;
    else failed++;
    if (!holds) console.log(`FAILED: ${what}`);
}

/* Does it become true within these milliseconds? */
export async function soon(what, ms, holds) {
    const end = Date.now() + ms;
    let is = false;
    while (!(is = await holds().catch(() => false)) && Date.now() < end)
        await new Promise((resolve) => {
            setTimeout(resolve, 25);
        });
    check(is, `${what}, within ${ms} ms`);
}

export const text = (page, selector) => page.locator(selector).first().textContent();

/* Windows on one service. Pictures go to a folder if one is named. */
export class Windows {
    constructor(service, pictures) {
        this.service = service;
        this.pictures = pictures;
    }

    async start() {
        this.browser = await chromium.launch({
            executablePath: '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        });
    }

    /* `state`: who is signed in, as another window's context keeps it. */
    async open(
        path,
        { lang = 'en', scheme = 'light', size = 'desktop', script = true, state } = {},
    ) {
        const context = await this.browser.newContext({
            locale: lang,
            colorScheme: scheme,
            viewport: sizes[size],
            javaScriptEnabled: script,
            storageState: state,
        });
        context.setDefaultTimeout(10000);
        const page = await context.newPage();
        page.troubles = [];
        page.on('console', (said) => page.troubles.push(said.text()));
        page.on('pageerror', (error) => page.troubles.push(String(error)));
        page.on('request', (request) => {
            if (!request.url().startsWith(this.service.url))
                page.troubles.push(`elsewhere: ${request.url()}`);
        });
        await page.goto(this.service.url + path);
        return page;
    }

    /* As it is now: nothing that axe finds, and no word on the console. */
    async isSound(page, what) {
        await page.evaluate(axe);
        const found = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
        for (const { id, impact, nodes } of found.violations)
            check(
                impact !== 'serious' && impact !== 'critical',
                `${what}: axe: ${id}: ${nodes[0].html}`,
            );
        check(page.troubles.length === 0, `${what}: ${page.troubles.join('; ')}`);
    }

    async looksRight(name, path, how) {
        const page = await this.open(path, how);
        const what = `${name}, ${how.lang}, ${how.scheme}, ${how.size}`;

        check((await page.getAttribute('html', 'lang')) === how.lang, `${what}: its language`);
        check(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            `${what}: fits the window`,
        );
        await this.isSound(page, what);
        if (this.pictures)
            await page.screenshot({
                path: `${this.pictures}/${name}-${how.lang}-${how.scheme}-${how.size}.png`,
                fullPage: true,
            });
        await page.context().close();
    }

    async allLookRight(pages, state) {
        for (const [lang, scheme, size] of [
            ['de', 'light', 'desktop'],
            ['en', 'dark', 'phone'],
        ])
            await Promise.all(
                Object.entries(pages).map(([name, path]) =>
                    this.looksRight(name, path, { lang, scheme, size, state }),
                ),
            );
    }
}

/* Run all, end the service whatever happens, and tell how many held. */
export async function run(windows, all) {
    const { service } = windows;

    process.on('SIGTERM', () => process.exit(143)); /* time is up: tests/pages/run */
    try {
        await windows.start();
        await all();
    } catch (error) {
        check(false, error.stack);
    } finally {
        await windows.browser?.close();
        if (service.process) await service.stop();
    }
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed ? 1 : 0);
}
