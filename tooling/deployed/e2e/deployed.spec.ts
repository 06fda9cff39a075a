import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startApi } from '@buddyline/tests/app-process';
import { headLinks } from '@buddyline/tests/page-head';
import { expect, test } from '@playwright/test';
import { administrator, deployedApp, readDeployment } from './deployment.ts';
import { appNames, contentsOf } from './folders.ts';

const { origins, root } = readDeployment();
const dockerfile = readFileSync(join(import.meta.dirname, '../../bundle/Dockerfile'), 'utf8');

/** In MB. */
const largest = { admin: 40, share: 40, landing: 40, api: 75 };
/** Build and test tools, which a deployment must not contain. */
const unwanted =
  /^(?:@?playwright|@?vite|@?babel|@20minutes|s3rver|@lingui\/cli|typescript|@buddyline|turbo)/;

for (const app of appNames) {
  test(`the folder of ${app} is small and contains no build or test tools`, async () => {
    const { megabytes, packages } = await contentsOf(join(root, app));
    test.info().annotations.push({ type: 'size', description: `${megabytes.toFixed(1)} MB` });
    expect(megabytes).toBeLessThan(largest[app]);
    expect(packages.filter((name) => unwanted.test(name))).toEqual([]);
    const manifest = JSON.parse(await readFile(join(root, app, 'package.json'), 'utf8'));
    expect(packages).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  });
}

for (const app of appNames) {
  test(`an older Node is told in one sentence which one ${app} needs`, async () => {
    const pretend =
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})';
    const start = promisify(execFile)(process.execPath, [
      '--import',
      pretend,
      join(root, app, 'server.js'),
    ]);
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: `@buddyline/${app} needs Node 24.7 or later; this is 20.20.2.\n`,
    });
  });
}

for (const app of appNames) {
  test(`${app} names the packages in it, and its image names their licences`, async () => {
    const notices = await readFile(join(root, app, 'THIRD-PARTY.txt'), 'utf8');
    const [, list = ''] = notices.split('\n\n');
    const named = list.split('\n').map((line) => line.split(', '));
    const { packages } = await contentsOf(join(root, app));
    const names = named.map(([title = '']) => title.slice(0, title.lastIndexOf(' ')));
    expect(names).toEqual(expect.arrayContaining([...packages, 'fastify']));
    const licences = new Set(['MIT', ...named.map(([, licence = '']) => licence)]);
    const label = `image.licenses="${[...licences].toSorted().join(' AND ')}"`;
    const stage = dockerfile.split(`AS ${app}\n`)[1]?.split('FROM ')[0];
    expect(stage).toContain(label);
  });
}

test('the API is ready and serves its OpenAPI documentation', async ({ request }) => {
  const description = ['openapi.json', 'docs/', 'docs/static/swagger-ui-bundle.js'];
  for (const path of ['ready', ...description]) {
    expect((await request.get(`${origins.api}/api/${path}`)).status(), path).toBe(200);
  }
});

test.describe('the data sets of the API', () => {
  // A server starts from nothing, on a busy machine for minutes.
  test.slow();

  /** A server of its own, in an empty folder. */
  const demo = (name: string) => ({
    DATA_DIR: join(root, `data of ${name}`),
    DATASET: 'demo',
  });

  test('are loaded without anything that draws', async ({ request }) => {
    const { packages } = await contentsOf(join(root, 'api'));
    expect(packages.filter((name) => /pdfkit|fontkit|resvg|wawoff2/.test(name))).toEqual([]);
    const server = await startApi(deployedApp(join(root, 'api')), demo('the demo'));
    const api = `${server.origin}/api`;
    const ada = { email: 'admin@buddyline.example', password: 'dive-safe-always' };
    const login = await request.post(`${api}/auth/login`, { data: ada });
    const headers = { authorization: `Bearer ${(await login.json()).data.accessToken}` };
    const posts = await (await request.get(`${api}/posts?limit=50`, { headers })).json();
    const isPictured = (post: { imageResourceId: string | null }) => post.imageResourceId !== null;
    const { imageResourceId } = posts.data.data.find(isPictured);
    const picture = await request.get(`${api}/files/${imageResourceId}?size=card`, { headers });
    expect(picture.headers()['content-type']).toBe('image/webp');
    await server.stop();
  });

  test('may be left out: one sentence says what to do', async () => {
    const folder = join(root, 'api without data sets');
    const left = join(root, 'api', 'demo-data');
    await cp(join(root, 'api'), folder, { recursive: true, filter: (path) => path !== left });
    const start = startApi(deployedApp(folder), demo('none'));
    await expect(start).rejects.toThrow(/without its data sets: set DATASET=none, or put .+\.$/m);
  });
});

test('the panel: sign in, open a list, open a record', async ({ page }) => {
  await page.goto(`${origins.admin}/panel/login`);
  await expect(page).toHaveTitle('Admin Login · Deep & Blue');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  await sidebar.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('table').getByRole('link', { name: 'mira', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/users\/[\da-f-]{36}/);
  await expect(page.getByRole('main')).toContainText(administrator.fullName);
});

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('the shared post: open it, copy its link', async ({ context, page, request }) => {
  const { api, share } = origins;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, password } = administrator;
  const login = await request.post(`${api}/api/auth/login`, { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).data.accessToken}` };
  const picture = { name: 'manta.png', mimeType: 'image/png', buffer: onePixel };
  const multipart = { content: 'Manta! She circled us twice and was gone.', file: picture };
  const written = await request.post(`${api}/api/posts`, { headers, multipart });
  const address = `${share}/posts/${(await written.json()).data.id}`;

  const card = await page.goto(`${address}/card.png`);
  expect(card?.headers()['content-type']).toBe('image/png');
  await page.goto(address);
  await expect(page.getByText(multipart.content)).toBeVisible();
  const shown = page.getByRole('img', { name: 'Picture by Mira Reef' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('the landing pages: both languages, and the link to the panel', async ({ page }) => {
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
