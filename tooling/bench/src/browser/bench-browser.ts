import { cpus, totalmem } from 'node:os';
import { median } from '@buddyline/tests/statistics';
import lighthouse from 'lighthouse';
import type { Browser, Page } from 'playwright';
import { firstRow, launchBrowser, signIn, type SignedIn } from './panel.ts';
import { startProduction } from './production.ts';

const rounds = 5;
const debuggingPort = 9333;
const lists = ['users', 'posts', 'certifications', 'booklog', 'tickets'];

const production = await startProduction();
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
try {
  let state = await signIn(browser, production.origin);
  const { scores, browserVersion } = await auditLogin(production.origin);
  print(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, ${gigabytes()} GB,`);
  print(`Node ${process.versions.node}, Chromium ${browserVersion}\n`);
  print('| what, ms | 1 × CPU | 4 × slower CPU |\n|---|---|---|');
  await compare(['login form visible (the reference)'], async (slowdown) => {
    const page = await freshPage(browser, slowdown);
    const form = await timeUntil(page, '/panel/login', 'form button[type=submit]');
    await page.context().close();
    return [form];
  });
  for (const list of lists) {
    const names = [`${list}: navigation to rows visible`, `${list}: Next Page to its rows`];
    await compare(names, async (slowdown) => {
      const page = await freshPage(browser, slowdown, state);
      const rows = await timeUntil(page, `/admin/${list}`, firstRow);
      await page.waitForLoadState('networkidle');
      const nextPage = await timeNextPage(page);
      // The session cookie was rotated, and using the old one again would end the session.
      state = await page.context().storageState();
      await page.context().close();
      return [rows, nextPage];
    });
  }
  print(`\nLighthouse mobile, login: ${scores}`);
} finally {
  await browser.close();
  await production.stop();
}

/** Prints a table row for each name: medians of rounds that alternate between the two speeds. */
async function compare(names: string[], measure: (slowdown: number) => Promise<number[]>) {
  const samples: Record<1 | 4, number[][]> = { 1: [], 4: [] };
  for (let round = 0; round < rounds; round += 1) {
    samples[1].push(await measure(1));
    samples[4].push(await measure(4));
  }
  for (const [at, name] of names.entries()) {
    const [full, slow] = [samples[1], samples[4]].map((all) =>
      median(all.flatMap((row) => row[at] ?? [])).toFixed(0),
    );
    print(`| ${name} | ${full} | ${slow} |`);
  }
}

/** Opens a page with an empty cache. */
async function freshPage(from: Browser, slowdown: number, storageState?: SignedIn): Promise<Page> {
  const context = await from.newContext({ storageState, baseURL: production.origin });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Time from navigation to the frame after the element appeared. */
async function timeUntil(page: Page, path: string, selector: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction((wanted) => {
    if (!document.querySelector(wanted)) return 0;
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => resolve(performance.now()));
    });
  }, selector);
  return shown.jsonValue();
}

/** Time from the click to the frame after the rows of the next page, which was prefetched. */
function timeNextPage(page: Page): Promise<number> {
  const next = page.getByRole('button', { name: 'Next Page' });
  return next.evaluate(
    (button: HTMLButtonElement, row) =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector(row)?.getAttribute('href');
        const [before, start] = [first(), performance.now()];
        new MutationObserver((_changes, observer) => {
          if (first() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        button.click();
      }),
    firstRow,
  );
}

async function auditLogin(origin: string) {
  const result = await lighthouse(`${origin}/panel/login`, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse returned no result.');
  const scores = Object.values(result.lhr.categories)
    .map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`)
    .join(', ');
  return { scores, browserVersion: browser.version() };
}

function gigabytes(): string {
  return (totalmem() / 1024 ** 3).toFixed(0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
