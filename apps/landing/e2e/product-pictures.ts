import { join } from 'node:path';
import { chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Takes the app screenshots for the landing pages from the demo data of a running `npm start`:
 * `node apps/landing/e2e/product-pictures.ts`.
 */
const adminUrl = process.env['ADMIN_URL'] || 'http://127.0.0.1:4001';
const shareUrl = process.env['SHARE_URL'] || 'http://127.0.0.1:4002';
const account = { email: 'admin@buddyline.example', password: 'dive-safe-always' };
/** A large phone, where the labels of the dive profile fit. */
const phone = { width: 460, height: 920 };

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  for (const language of ['en', 'ar']) {
    const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await signIn(page, language);
    await showDiveLog(page, context, language);
    await saveScreenshot(page, `dive-log-${language}`);
    await page.goto(
      `${shareUrl}/posts/${await postWithPicture(context, language)}?lang=${language}`,
    );
    await page.waitForLoadState('networkidle');
    await saveScreenshot(page, `shared-post-${language}`);
    await context.close();
  }
} finally {
  await browser.close();
}

async function signIn(page: Page, language: string): Promise<void> {
  await page.goto(`${adminUrl}/panel/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
}

/** Shows the longest deep dive, because the figures fit in its profile. */
async function showDiveLog(page: Page, context: BrowserContext, language: string): Promise<void> {
  const logs = await call(context, '/divelogs?freediveOrScuba=SCUBA&limit=100&page=1');
  const deep = logs.filter(
    (log) =>
      amount(log, 'maxDepth') > 60 &&
      amount(log, 'si') > 0 &&
      isArabic(log['site']) === (language === 'ar'),
  );
  const longest = deep.toSorted((one, other) => minutes(other) - minutes(one))[0];
  await page.goto(`${adminUrl}/admin/booklog/${idOf(longest)}`);
  await page.waitForLoadState('networkidle');
  const diagram = page.getByRole('figure').first();
  await diagram.waitFor();
  await diagram.evaluate((drawn) => scrollBy(0, drawn.getBoundingClientRect().top - 220));
}

/**
 * The post about the turtle, which the headline beside the picture mentions, in the page's
 * language.
 */
async function postWithPicture(context: BrowserContext, language: string): Promise<string> {
  const turtle = language === 'ar' ? 'صعدت لتتنفس' : 'She came up for air';
  const posts = await call(context, `/posts?query=${encodeURIComponent(turtle)}&limit=100&page=1`);
  return idOf(posts.find((post) => post['imageResourceId'] && post['isEnabled'] !== false));
}

function idOf(row: Row | undefined): string {
  const id = row?.['id'];
  if (typeof id !== 'string')
    throw new Error('The demo data has no record that suits the screenshot.');
  return id;
}

function isArabic(text: unknown): boolean {
  return /\p{Script=Arabic}/u.test(String(text));
}

type Row = Record<string, unknown>;

/** Reads a list from the API, through the panel's origin and with its session. */
async function call(context: BrowserContext, path: string): Promise<Row[]> {
  const refreshed = await context.request.post(`${adminUrl}/api/auth/refresh-token`, {
    headers: { origin: adminUrl },
  });
  const { data: session } = await refreshed.json();
  const answer = await context.request.get(`${adminUrl}/api${path}`, {
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  const { data } = await answer.json();
  return data.data;
}

function minutes(log: Row): number {
  return amount(log, 'timeThisDive');
}

function amount(log: Row, field: string): number {
  const value = log[field];
  return typeof value === 'number' ? value : 0;
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  const file = join(import.meta.dirname, '../app/pictures', `${name}.avif`);
  await sharp(picture).resize({ width: 520 }).avif({ quality: 48, effort: 9 }).toFile(file);
}
