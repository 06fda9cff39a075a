import { Agent, get } from 'node:http';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { writeView } from '../support/rendered/first-view.ts';
import { renderedElements } from '../support/rendered/rendered-elements.ts';
import { appearances } from '../support/axe.ts';
import { startApiProxy } from '../support/api-proxy.ts';
import { startPanel } from '../support/panel.ts';
import { aroundGlance } from '../support/around-glance.ts';
import { enter, signIn } from '../support/sign-in.ts';
import { expect, signedInTest } from '../support/test.ts';

const test = signedInTest.extend<{ origin: string }>({
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
});

const lists = ['users', 'posts', 'certifications', 'booklog', 'tickets'];

/** The first record of a list; the link to the trash beside the list's count is none. */
const firstRecord = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasNotText: /^Trash|^سلة/ })
    .first();

async function cookiesOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies
    .filter(({ path }) => path === '/')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

test('every list, a record of each, the dashboard and the login page are rendered without JavaScript', async ({
  page,
  browser,
  origin,
}) => {
  test.slow();
  await writeView(page);
  const hrefs = ['/admin/dashboard'];
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    const record = await firstRecord(page).getAttribute('href');
    hrefs.push(`/admin/${list}`, record ?? '');
  }
  const storageState = await page.context().storageState();
  const noScript = await browser.newContext({
    baseURL: origin,
    storageState,
    javaScriptEnabled: false,
  });
  const shown = await noScript.newPage();
  for (const href of hrefs) {
    const answer = await shown.goto(href);
    expect(answer?.headers()['cache-control'], href).toBe('no-store');
    await expect(shown.getByRole('main').getByRole('heading').first(), href).toBeVisible();
    await expect(shown.getByRole('main'), href).toContainText(/\d{4}|@/);
  }
  await noScript.clearCookies();
  await shown.goto('/panel/login');
  await expect(shown.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await noScript.close();
});

/** Counts from now on how often the root gets what styles depend on: each time the whole page is styled anew. */
function countRestyles(): void {
  const counted = (window.restyles = { count: 0 });
  const observer = new MutationObserver((records) => {
    counted.count += records.filter(({ target }) => target === document.documentElement).length;
  });
  const attributeFilter = ['lang', 'dir', 'data-theme', 'data-density'];
  observer.observe(document, { subtree: true, attributeFilter });
}

/** The space of a ticket's properties, which keeps the page from moving when they arrive. */
const isReserved = (element: string) => /\bmin-h-(?:62\.25|36\.5) /.test(element);

for (const { language, theme } of appearances) {
  for (const section of ['dashboard', 'settings', 'settings/security', ...lists]) {
    test(`hydration changes nothing of ${section} in ${language} and ${theme}, in a time zone far from the server's`, async ({
      browser,
      origin,
    }) => {
      // By its name: the server renders for an address that can have passkeys.
      const baseURL = origin.replace('127.0.0.1', 'localhost');
      const context = await browser.newContext({ baseURL, timezoneId: 'Pacific/Auckland' });
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      const page = await context.newPage();
      await page.addInitScript(countRestyles);
      const reader = await browser.newContext({ javaScriptEnabled: false });
      const written = await reader.newPage();
      // The link to the trash appears only with the number of items in it, after hydration.
      await page.route('**/api/trash/counts', (route) =>
        route.fulfill({ json: { isSuccessful: true, message: 'Done.', data: {} } }),
      );
      await enter(page);
      await page.evaluate(
        (chosen) =>
          Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
        { language, theme },
      );
      await writeView(page);
      for (const path of await pathsOf(page, section)) {
        const answer = await page.goto(path, { waitUntil: 'networkidle' });
        const html = (await answer?.text()) ?? '';
        expect(html, path).toContain(`<html lang="${language}"`);
        expect(html, path).toContain(`data-theme="${theme}" data-rendered-as`);
        expect(await page.evaluate(() => window.restyles?.count), path).toBe(0);
        expect(await page.evaluate(() => document.styleSheets.length), path).toBe(1);
        // After hydration the page still shows what the server rendered.
        await written.setContent(html);
        const [elements = [], others = []] = await Promise.all(
          [page, written].map(renderedElements),
        );
        const [shown, sent] = aroundGlance(elements, others);
        // What was done with the account, beside the others, and the properties of a ticket and what follows them are fetched after hydration.
        const isTicket = path.startsWith('/admin/tickets/');
        const reserved = isTicket ? sent.findIndex(isReserved) : undefined;
        const fromServer =
          path === '/admin/settings/security' ? shown.slice(0, sent.length) : shown;
        expect(fromServer.slice(0, reserved), path).toEqual(sent.slice(0, reserved));
      }
      expect(errors).toEqual([]);
      await reader.close();
      await context.close();
    });
  }
}

/** A section's page; if it is a list, also its first record and the record's form. */
async function pathsOf(page: Page, section: string): Promise<string[]> {
  const path = `/admin/${section}`;
  // The kind of a certificate's document is known only after hydration.
  if (!lists.includes(section) || section === 'certifications') return [path];
  await page.goto(path);
  const href = (await firstRecord(page).getAttribute('href')) ?? '';
  if (section === 'users') return [path, href, `${href}?edit`];
  if (section === 'booklog') return [path, href, href.replace('?', '/edit?')];
  return [path, href];
}

test('a page that cannot be hydrated is loaded again as the fallback page', async ({
  page,
  context,
  failures,
}) => {
  await writeView(page);
  let changed = 0;
  await context.route('**/admin/users', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /<h1[^>]*>[^<]*/,
      (heading) => `${heading} that React does not expect`,
    );
    if (body !== html) changed += 1;
    await route.fulfill({ response, body });
  });
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().waitFor();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('does not expect');
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect(changed).toBe(1);
  expect(failures.join()).toContain('TrustedHTML');
  failures.length = 0;
});

test('a rendered page has the token, so the browser does not refresh the session', async ({
  page,
}) => {
  await writeView(page);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.url());
  });
  await page.reload();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(refreshes).toEqual([]);
});

test('the token is removed from the document and not stored', async ({ page, context }) => {
  await writeView(page);
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

test('inline scripts run by nonce or hash only, and each page has another nonce', async ({
  page,
}) => {
  await writeView(page);
  const nonces = new Set<string>();
  for (const path of ['/admin/users', '/admin/posts', '/admin/users']) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const [scripts = ''] = /script-src [^;]+/.exec(policy) ?? [];
    expect(scripts).not.toContain('unsafe-inline');
    const [, nonce = ''] = /'nonce-([\w-]{22})'/.exec(scripts) ?? [];
    expect(await answer?.text()).toContain(`<script nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('a prefetch, a frame and a navigation from another site do not refresh the session', async ({
  page,
  context,
  origin,
}) => {
  await writeView(page);
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

test('a page rendered in an outdated language is requested again', async ({ page }) => {
  await writeView(page);
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المستخدمون');
  await expect(page.getByRole('main')).toContainText('@');
});

/** The answer's text; empty once the browser has forgotten it. */
const readAnswer = async (request: Request): Promise<string> =>
  (await request.response())?.text().catch(() => '') ?? '';

test('a page rendered in an outdated time zone is requested again before hydration', async ({
  page,
  context,
  origin,
}) => {
  await writeView(page);
  const outdated = 'en.system.Pacific/Auckland';
  await context.addCookies([{ name: 'view', value: outdated, url: origin }]);
  // The browser forgets the first answer together with its page, so the second one is read.
  const answers: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (request.isNavigationRequest()) answers.push(readAnswer(request));
  });
  await page.goto('/admin/users', { waitUntil: 'networkidle' });
  await expect.poll(() => answers.length).toBe(2);
  expect(await answers[1]).toContain('data-rendered-as="en.system.UTC"');
  expect(await page.evaluate(() => document.cookie)).toContain('view=en.system.UTC');
  const renderedAs = () => page.evaluate(() => document.documentElement.dataset.renderedAs);
  await expect.poll(renderedAs).toBeUndefined();
});

test('after the API fails or misses the deadline, the fallback page is sent without further calls', async ({
  browser,
  origin,
}) => {
  const proxy = await startApiProxy(origin);
  const panel = await startPanel(proxy.url, { renderDeadlineMs: 2_000, renderPauseMs: 10_000 });
  const context = await browser.newContext({ baseURL: panel.origin });
  const page = await context.newPage();
  await enter(page);
  await writeView(page);
  await page.goto('about:blank');
  const cookie = await cookiesOf(context);

  proxy.calls.length = 0;
  proxy.intercept = (_call, response) => {
    response.writeHead(503, { 'retry-after': '2' }).end();
    return false;
  };
  for (let visit = 0; visit < 5; visit += 1) {
    const answer = await fetch(`${panel.origin}/admin/users`, { headers: { cookie } });
    expect(await answer.text()).not.toContain('data-rendered-as');
  }
  // Pictures of the page before may still arrive.
  const calls = () => proxy.calls.filter((call) => !call.startsWith('GET /api/files/'));
  expect(calls()).toEqual(['POST /api/auth/refresh-token']);

  // After the pause the API is called again; now it misses the deadline.
  const late = Promise.withResolvers<boolean>();
  proxy.intercept = () => late.promise;
  const visit = async () => {
    const answer = await fetch(`${panel.origin}/admin/users`, { headers: { cookie } });
    expect(await answer.text()).not.toContain('data-rendered-as');
    return calls().length;
  };
  await expect.poll(visit).toBe(2);
  late.resolve(true);

  await context.close();
  await panel.stop();
  proxy.close();
});

test('two people on one connection get their own pages in their own languages', async ({
  page,
  browser,
  origin,
}) => {
  await writeView(page);
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
  // All pages of a language had the token of the same session.
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

declare global {
  interface Window {
    restyles?: { count: number };
  }
}
