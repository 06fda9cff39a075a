import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningApp, startWebApp, webBuild } from '@buddyline/tests/app-process';
import { elementsNamed, headMeta, structuredData } from '@buddyline/tests/page-head';
import { type APIRequestContext, expect, test } from '@playwright/test';

const startLanding = (settings: Record<string, string>): Promise<RunningApp> =>
  startWebApp(webBuild('landing'), settings);

/** Every absolute URL in these pages and files that should have the site's origin. */
async function ownAddresses(request: APIRequestContext, origin: string): Promise<string[]> {
  const texts = await Promise.all(
    ['/', '/ar', '/old', '/sitemap.xml', '/robots.txt'].map(async (path) =>
      (await request.get(origin + path)).text(),
    ),
  );
  const patterns = [
    /rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/g,
    /property="og:(?:url|image)" content="([^"]+)"/g,
    /"(?:url|logo|image)":"([^"]+)"/g,
    /<loc>([^<]+)/g,
    /Sitemap: (\S+)/g,
  ];
  return patterns.flatMap((pattern) =>
    [...texts.join('\n').matchAll(pattern)].map((m) => m[1] ?? ''),
  );
}

test('one build serves two deployments, each with its own origin', async ({ request }) => {
  const sites = ['https://www.example.com', 'https://plongée.example:8443'];
  const found = await Promise.all(
    sites.map(async (site) => {
      const app = await startLanding({ LANDING_ORIGIN: `${site}/`, ADMIN_ORIGIN: site });
      const addresses = await ownAddresses(request, app.origin);
      const footer = await (await request.get(`${app.origin}/old`)).text();
      await app.stop();
      expect(footer).toContain(`<a href="${new URL(site).origin}">Admin portal</a>`);
      expect(addresses.length).toBeGreaterThan(40);
      return [...new Set(addresses.map((address) => new URL(address).origin))];
    }),
  );
  expect(found).toEqual(sites.map((site) => [new URL(site).origin]));
});

test.describe('a brand with special characters', () => {
  // In one worker, because each would start its own server.
  test.describe.configure({ mode: 'default' });
  const brand = `Tom & "Jerry" <x>`;
  const tagline = 'Breathe out & "sink" <x>';
  let app: RunningApp;
  test.beforeAll(async () => {
    app = await startLanding({
      BRAND: brand,
      TAGLINE_EN: tagline,
      CONTACT_EMAIL: 'hello@example.com',
      EVENTS_URL: 'https://example.com/events?by=date&near=me',
    });
  });
  test.afterAll(() => app.stop());

  for (const path of ['/', '/ar', '/old', '/terms']) {
    test(`is shown unchanged on ${path}`, async ({ page }) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await page.goto(app.origin + path);
      await expect(page).toHaveTitle(new RegExp(`^${brand} · `));
      await expect(page.getByRole('banner').getByRole('link', { name: brand })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('&amp;');
      const isEnglish = path !== '/ar';
      await expect(page.getByText(tagline).first()).toBeVisible({ visible: isEnglish });
      await expect(elementsNamed(page, 'x')).toHaveCount(0);
      expect(violations).toEqual([]);
    });
  }

  test('is unchanged in metadata, manifest and store links', async ({ page, request }) => {
    await page.goto(app.origin);
    await expect(headMeta(page, 'og:site_name')).toHaveAttribute('content', brand);
    const names = (await structuredData(page)).map((data) => data['name']);
    expect(names).toEqual([brand, brand]);
    const manifest = await request.get(`${app.origin}/manifest.webmanifest`);
    expect((await manifest.json()).name).toBe(brand);
    const picture = await request.get(`${app.origin}/share-card-en.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
    const store = page.getByRole('link', { name: 'App Store' }).first();
    const address = new URL((await store.getAttribute('href')) ?? '');
    expect(address.searchParams.get('term')).toBe(brand);
  });

  test('contact and community links lead to the URLs from the settings', async ({ page }) => {
    await page.goto(`${app.origin}/help`);
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    await expect(link('Contact')).toHaveAttribute('href', 'mailto:hello@example.com');
    await expect(link('Events')).toHaveAttribute(
      'href',
      'https://example.com/events?by=date&near=me',
    );
    await expect(link('Forum')).toHaveAttribute('href', '/help#forum');
  });
});

for (const [name, value] of [
  ['LANDING_ORIGIN', 'www.example.com'],
  ['ADMIN_ORIGIN', 'admin.example.com:8443'],
  ['CONTACT_EMAIL', 'the desk'],
  ['LOG_LEVEL', 'loud'],
  ['PORT', 'http'],
] as const) {
  test(`${name}=${value} stops the start with a one-line error`, async () => {
    const server = join(import.meta.dirname, '../dist/server.js');
    const env = { PATH: process.env['PATH'], [name]: value };
    const failure = await promisify(execFile)(process.execPath, [server], { env }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failure).toMatchObject({ code: 1 });
    expect(failure.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^landing: ${name} must be .*, not '${value}'\\.$`)),
    ]);
  });
}
