import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headLinks } from '@buddyline/tests/page-head';
import { expect, test } from '@playwright/test';
import { administrator, readDeployment } from './deployment.ts';
import { appNames, contentsOf } from './folders.ts';

const { origins, root } = readDeployment();

/** In MB. */
const largest = { admin: 40, share: 40, landing: 40, api: 90 };
/** What builds and tests, and none of what serves. */
const unwanted =
  /^(?:@?playwright|@?vite|@?babel|@20minutes|s3rver|@lingui\/cli|typescript|@buddyline|turbo)/;

for (const app of appNames) {
  test(`the folder of ${app} is small, and holds nothing that builds or tests`, async () => {
    const { megabytes, packages } = await contentsOf(join(root, app));
    test.info().annotations.push({ type: 'size', description: `${megabytes.toFixed(1)} MB` });
    expect(megabytes).toBeLessThan(largest[app]);
    expect(packages.filter((name) => unwanted.test(name))).toEqual([]);
    const manifest = JSON.parse(await readFile(join(root, app, 'package.json'), 'utf8'));
    expect(packages).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  });
}

test('the API is ready, and shows its description', async ({ request }) => {
  const description = ['openapi.json', 'docs/', 'docs/static/swagger-ui-bundle.js'];
  for (const path of ['ready', ...description]) {
    expect((await request.get(`${origins.api}/api/${path}`)).status(), path).toBe(200);
  }
});

test('the panel: sign in, open a list, open a record', async ({ page }) => {
  await page.goto(`${origins.admin}/panel/login`);
  await expect(page).toHaveTitle('Admin Login · Deep & Blue');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  await sidebar.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('table').getByRole('link', { name: 'mira', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/users\/[\da-f-]{36}/);
  await expect(page.getByRole('main')).toContainText(administrator.fullName);
});

test('the shared post: open it, copy its link', async ({ context, page, request }) => {
  const { api, share } = origins;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, password } = administrator;
  const login = await request.post(`${api}/api/auth/login`, { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).data.accessToken}` };
  const multipart = { content: 'Manta! She circled us twice and was gone.' };
  const written = await request.post(`${api}/api/posts`, { headers, multipart });
  const address = `${share}/posts/${(await written.json()).data.id}`;

  const picture = await request.get(`${address}/card.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  await page.goto(address);
  await expect(page.getByText(multipart.content)).toBeVisible();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('the landing pages: both languages, and the way to the panel', async ({ page }) => {
  const { admin, landing } = origins;
  await page.goto(landing);
  const banner = page.getByRole('banner');
  await expect(headLinks(page, 'canonical')).toHaveAttribute('href', `${landing}/`);
  await banner.getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('document')).toHaveAttribute('dir', 'rtl');
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Go down together.');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Admin portal' })).toHaveAttribute('href', admin);
});
