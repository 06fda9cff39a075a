import { chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright';

const account = { email: 'admin@buddyline.example', password: 'dive-safe-always' };

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Each new window would load the browser's own search popup, hundreds of files, beside the page that is measured. */
const ownPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export async function launchBrowser(moreArgs: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium({ whole: true }),
    args: [...chromiumArgs, `--disable-features=${ownPopups.join(',')}`, ...moreArgs],
  });
}

/** Signs in as the demo administrator; returns the storage state for other contexts. */
export async function signIn(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${origin}/panel/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The link of a list's first item. */
export const firstRow = 'main [data-row-link]';
