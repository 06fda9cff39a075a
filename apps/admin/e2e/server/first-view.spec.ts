import { Agent, get } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { renderedElements } from '../support/rendered-elements.ts';
import { standBetween } from '../support/between.ts';
import { startPanel } from '../support/panel.ts';
import { enter, signIn } from '../support/sign-in.ts';
import { expect, signedInTest } from '../support/test.ts';

const test = signedInTest.extend<{ origin: string }>({
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
});

const lists = ['users', 'posts', 'certifications', 'booklog', 'tickets'];

/** Seen once, the panel has told its server what pages look like on this browser. */
async function seeOnce(page: Page): Promise<void> {
  await page.goto('/admin/settings');
}

async function cookiesOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies
    .filter(({ path }) => path === '/')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

test('every list, a record of each, the dashboard and the login page are there without a script', async ({
  page,
  browser,
  origin,
}) => {
  await seeOnce(page);
  const hrefs = ['/admin/dashboard'];
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    const record = await page.getByRole('main').getByRole('link').first().getAttribute('href');
    hrefs.push(`/admin/${list}`, list === 'users' ? `${record}/posts` : (record ?? ''));
  }
  const storageState = await page.context().storageState();
  const still = await browser.newContext({
    baseURL: origin,
    storageState,
    javaScriptEnabled: false,
  });
  const shown = await still.newPage();
  for (const href of hrefs) {
    const answer = await shown.goto(href);
    expect(answer?.headers()['cache-control'], href).toBe('no-store');
    await expect(shown.getByRole('main').getByRole('heading').first(), href).toBeVisible();
    await expect(shown.getByRole('main'), href).toContainText(/\d{4}|@/);
  }
  await still.clearCookies();
  await shown.goto('/panel/login');
  await expect(shown.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await still.close();
});

for (const language of ['en', 'ar'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pages are hydrated as they were rendered, ${language} and ${theme}, far from the server's zone`, async ({
      browser,
      origin,
    }) => {
      const context = await browser.newContext({ baseURL: origin, timezoneId: 'Pacific/Auckland' });
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      const page = await context.newPage();
      const reader = await browser.newContext({ javaScriptEnabled: false });
      const written = await reader.newPage();
      await enter(page);
      await page.evaluate(
        (chosen) =>
          Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
        { language, theme },
      );
      await seeOnce(page);
      for (const path of ['dashboard', ...lists, 'settings']) {
        const answer = await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' });
        const html = (await answer?.text()) ?? '';
        expect(html, path).toContain(`<html lang="${language}"`);
        expect(html, path).toContain(`data-theme="${theme}" data-rendered-as`);
        // Once the page is the browser's own, what it shows is still what the server wrote.
        await written.setContent(html);
        const [shown, sent] = await Promise.all([page, written].map(renderedElements));
        expect(shown, path).toEqual(sent);
      }
      expect(errors).toEqual([]);
      await reader.close();
      await context.close();
    });
  }
}

test('the token leaves the document, and is kept nowhere', async ({ page, context }) => {
  await seeOnce(page);
  const answer = await page.goto('/admin/users');
  const html = (await answer?.text()) ?? '';
  const [token = ''] = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(html) ?? [];
  expect(token).not.toBe('');
  const places = await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].flatMap((store) => Object.values(store));
    return [document.documentElement.outerHTML, ...stores, document.cookie, await caches.keys()];
  });
  expect(JSON.stringify(places)).not.toContain(token);
  expect(JSON.stringify(await context.cookies())).not.toContain(token);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('a browser that fetches ahead, and a link of another site, renew nothing', async ({
  page,
  context,
  origin,
}) => {
  await seeOnce(page);
  const cookie = await cookiesOf(context);
  const visits: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of visits) {
    const answer = await fetch(`${origin}/admin/users`, { headers: { cookie, ...headers } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).not.toContain('data-rendered-as');
  }
});

test('ten tabs at once keep the session', async ({ page, context }) => {
  await seeOnce(page);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  await Promise.all(tabs.map((tab, at) => tab.goto(`/admin/${lists[at % lists.length]}`)));
  for (const tab of tabs)
    await expect(tab.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('what is pressed before the page answers happens then', async ({ page, context }) => {
  await seeOnce(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Of the context: the page is rendered all the same.
  await context.route('**/assets/entry.client-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/admin/users', { waitUntil: 'commit' });
  const row = page.getByRole('row').nth(1);
  await row.getByRole('cell').nth(1).click();
  release();
  await page.waitForURL(/\/admin\/users\/.+/);
});

test('a choice that the server does not know of yet is asked for again before anything is seen', async ({
  page,
}) => {
  await seeOnce(page);
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المستخدمون');
  await expect(page.getByRole('main')).toContainText('@');
});

test('an API that is slow or fails is not waited for, nor asked twice', async ({
  browser,
  origin,
}) => {
  const between = await standBetween(origin);
  const panel = await startPanel(between.url, undefined, 150);
  const context = await browser.newContext({ baseURL: panel.origin });
  const page = await context.newPage();
  await enter(page);
  await seeOnce(page);
  await page.goto('about:blank');
  const cookie = await cookiesOf(context);

  between.calls.length = 0;
  between.intercept = (_call, response) => {
    response.writeHead(503, { 'retry-after': '2' }).end();
    return false;
  };
  for (let visit = 0; visit < 5; visit += 1) {
    const answer = await fetch(`${panel.origin}/admin/users`, { headers: { cookie } });
    expect(await answer.text()).not.toContain('data-rendered-as');
  }
  expect(between.calls).toEqual(['POST /api/auth/refresh-token']);

  // It is asked again after a while; now it takes until the page has long been sent.
  const late = Promise.withResolvers<boolean>();
  between.intercept = () => late.promise;
  const visit = async () => {
    const answer = await fetch(`${panel.origin}/admin/users`, { headers: { cookie } });
    expect(await answer.text()).not.toContain('data-rendered-as');
    return between.calls.length;
  };
  await expect.poll(visit).toBe(2);
  late.resolve(true);

  await context.close();
  await panel.stop();
  between.close();
});

test('two people on one connection, in two languages, get their own pages', async ({
  page,
  browser,
  origin,
}) => {
  await seeOnce(page);
  const other = await browser.newContext({ baseURL: origin });
  const otherPage = await other.newPage();
  await signIn(otherPage);
  const people = [
    { cookie: await cookiesOf(page.context()), locale: 'en' },
    { cookie: (await cookiesOf(other)).replace('view=en', 'view=ar'), locale: 'ar' },
  ];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_visit, at) => {
      const { cookie = '', locale = '' } = people[at % 2] ?? {};
      return read(`${origin}/admin/users`, cookie, agent).then((html) => ({ locale, html }));
    }),
  );
  const tokens = { en: new Set<string>(), ar: new Set<string>() };
  for (const { locale, html } of answers) {
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(locale === 'ar' ? '>المستخدمون<' : '>Users<');
    const [, payload = ''] = /eyJ[\w-]+\.(eyJ[\w-]+)\./.exec(html) ?? [];
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    (locale === 'ar' ? tokens.ar : tokens.en).add(sid);
  }
  // Each language's pages had the token of its own session alone.
  expect([tokens.en.size, tokens.ar.size]).toEqual([1, 1]);
  expect([...tokens.en]).not.toEqual([...tokens.ar]);
  agent.destroy();
  await other.close();
});

function read(url: string, cookie: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (part: string) => (html += part));
      answer.on('end', () => resolve(html));
    }).on('error', reject);
  });
}
