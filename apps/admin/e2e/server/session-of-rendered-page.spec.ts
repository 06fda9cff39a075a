import type { IncomingMessage, ServerResponse } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { type ApiProxy, listen, startApiProxy } from '../support/api-proxy.ts';
import { startPanel } from '../support/panel.ts';
import { enter } from '../support/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

/** A second panel, whose calls to the API go through a proxy. */
const test = base.extend<{ behindProxy: { proxy: ApiProxy; origin: string } }>({
  behindProxy: async ({ baseURL }, use) => {
    const proxy = await startApiProxy(String(baseURL));
    const panel = await startPanel(proxy.url, { renderPauseMs: 60_000 });
    await use({ proxy, origin: panel.origin });
    await panel.stop();
    proxy.close();
  },
});

const isRefresh = ({ url = '' }: IncomingMessage) => url.endsWith('/auth/refresh-token');
const table = (page: Page) => page.getByRole('table', { name: 'Users' });

// Browsers have no cookie store on pages without https.
for (const hasCookieStore of [true, false]) {
  const where = hasCookieStore ? '' : ', in a browser without a cookie store';
  test(`a logout while a page is rendered ends there too, and leaves no cookie${where}`, async ({
    browser,
    behindProxy: { proxy, origin },
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    await enter(page);
    await page.goto('/admin/settings');
    const refreshed = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    // The API refreshes the session before the logout, but its response arrives after it.
    proxy.intercept = async (call, response) => {
      if (!isRefresh(call)) return true;
      const answer = await fetch(`${baseURL}${call.url}`, {
        method: 'POST',
        headers: { cookie: String(call.headers.cookie) },
      });
      const body = await answer.text();
      refreshed.resolve();
      await released.promise;
      response.writeHead(answer.status, { 'set-cookie': answer.headers.getSetCookie() }).end(body);
      return false;
    };
    const rendered = await context.newPage();
    if (!hasCookieStore) {
      await rendered.addInitScript(() => {
        Object.defineProperty(window, 'cookieStore', { value: undefined });
      });
    }
    const shown: string[] = [];
    await rendered.exposeFunction('reportText', (text: string) => void shown.push(text));
    await rendered.addInitScript(() => {
      const report = () => {
        Reflect.get(window, 'reportText')(document.body?.innerText ?? '');
        requestAnimationFrame(report);
      };
      report();
    });
    const visit = rendered.goto('/admin/users', { waitUntil: 'commit' });
    await refreshed.promise;
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/panel/login');
    proxy.intercept = () => true;
    released.resolve();
    await visit;
    await rendered.waitForURL('**/panel/login');
    await expect(rendered.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(shown.join()).not.toContain('@');
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names).not.toContain('refresh');
    await context.close();
  });
}

test('a person who may not read the list gets the page with its message, as without rendering', async ({
  browser,
  behindProxy: { proxy, origin },
}) => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await enter(page);
  // Its own calls must not be counted.
  await page.goto('/admin/settings', { waitUntil: 'networkidle' });
  const body = JSON.stringify({ isSuccessful: false, message: 'Admins only' });
  proxy.intercept = ({ url = '' }, response) => {
    if (!url.startsWith('/api/users?')) return true;
    response.writeHead(403, { 'content-type': 'application/json' }).end(body);
    return false;
  };
  proxy.calls.length = 0;
  await page.goto('/admin/users');
  await expect(page.getByRole('main').getByText('Admins only')).toBeVisible();
  // Neither the server nor the browser refreshes a session for a 403.
  expect(proxy.calls.filter((call) => call.endsWith('/refresh-token'))).toHaveLength(1);
  await context.close();
});

test('a list that takes seconds delays nothing but its rows', async ({ browser, baseURL }) => {
  const proxy = await startApiProxy(String(baseURL));
  const panel = await startPanel(proxy.url, { renderDeadlineMs: 150 });
  const context = await browser.newContext({ baseURL: panel.origin });
  const page = await context.newPage();
  await enter(page);
  await page.goto('/admin/settings');
  const released = Promise.withResolvers<boolean>();
  proxy.intercept = ({ url = '' }) => (url.startsWith('/api/users?') ? released.promise : true);
  // The document is complete while the list is still held.
  const document = await page.goto('/admin/users');
  expect(await document?.text()).not.toContain('@');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(table(page)).toBeHidden();
  released.resolve(true);
  await expect(table(page)).toBeVisible();
  await context.close();
  await panel.stop();
  proxy.close();
});

test('a list that the API refuses with 503 is not requested again by the next visits', async ({
  browser,
  behindProxy: { proxy, origin },
}) => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await enter(page);
  await page.goto('/admin/settings', { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  proxy.intercept = ({ url = '' }, response) => {
    if (!url.startsWith('/api/users?')) return true;
    response.writeHead(503, { 'retry-after': '2' }).end();
    return false;
  };
  proxy.calls.length = 0;
  const visit = () => fetch(`${origin}/admin/users`, { headers: { cookie } });
  await (await visit()).text();
  // Pictures of the page before may still arrive.
  const calls = () => proxy.calls.filter((call) => !call.startsWith('GET /api/files/'));
  const first = calls();
  expect(first.filter((call) => call.startsWith('GET /api/users?'))).toHaveLength(1);
  await Promise.all(Array.from({ length: 5 }, async () => (await visit()).text()));
  expect(calls()).toEqual(first);
  await context.close();
});

test('without an API, the page shows the same error as without rendering', async ({ browser }) => {
  const gone = await listen(() => {});
  gone.server.close();
  const texts: string[] = [];
  for (const renderDeadlineMs of [0, 150]) {
    const panel = await startPanel(`http://127.0.0.1:${gone.port}/api`, { renderDeadlineMs });
    const context = await browser.newContext({ baseURL: panel.origin });
    const cookies = { is_auth: 'true', refresh: 'abc.1.mac', view: 'en.system.UTC' };
    const url = panel.origin;
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url })),
    );
    const page = await context.newPage();
    await page.goto('/admin/users', { waitUntil: 'networkidle' });
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible();
    texts.push(await alert.innerText());
    await context.close();
    await panel.stop();
  }
  expect(texts[1]).toBe(texts[0]);
});

test('a link from another site opens the page, and the person stays signed in', async ({
  page,
  baseURL,
}) => {
  await enter(page);
  await page.goto('/admin/settings');
  const html = `<a href="${baseURL}/admin/users">Users of the panel</a>`;
  const { server, port } = await listen((_request, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  // Another site than 127.0.0.1, so the browser withholds cookies with SameSite=Strict.
  await page.goto(`http://localhost:${port}/`);
  const [document] = await Promise.all([
    page.waitForResponse('**/admin/users'),
    page.getByRole('link').click(),
  ]);
  expect(await document.text()).not.toContain('data-rendered-as');
  await expect(table(page)).toBeVisible();
  await page.reload();
  await expect(table(page)).toBeVisible();
  server.close().closeAllConnections();
});

test('after a logout in another tab, Back shows no data, even from the back/forward cache', async ({
  baseURL,
}) => {
  // Playwright turns the back/forward cache off.
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    ...(args !== undefined && { args }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const page = await context.newPage();
  await enter(page);
  await page.goto('/admin/settings');
  await page.goto('/admin/users');
  await expect(table(page)).toBeVisible();
  await page.goto('/favicon.svg');
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/panel/login');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/panel/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await browser.close();
});
