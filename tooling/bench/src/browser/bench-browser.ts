import { cpus, totalmem } from 'node:os';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';
import { launchBrowser, rowsVisible, signIn, type SignedIn } from './panel.ts';
import { startProduction } from './production.ts';

const rounds = 5;
const debuggingPort = 9333;

const production = await startProduction();
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
try {
  const state = await signIn(browser, production.origin);
  const { scores, browserVersion } = await auditLogin(production.origin);
  say(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, ${gigabytes()} GB,`);
  say(`Node ${process.versions.node}, Chromium ${browserVersion}\n`);
  say('| what | 1 × CPU | 4 × slower CPU |\n|---|---|---|');
  await compare('login form visible, ms (the reference)', (slowdown) =>
    timeLogin(browser, production.origin, slowdown),
  );
  await compare('users list: navigation to rows visible, ms', (slowdown) =>
    timeRows(browser, production.origin, state, slowdown),
  );
  say(`\nLighthouse mobile, login: ${scores}`);
} finally {
  await browser.close();
  await production.stop();
}

/** One row of the table: medians over rounds that alternate between the two speeds. */
async function compare(name: string, measure: (slowdown: number) => Promise<number>) {
  const samples: Record<1 | 4, number[]> = { 1: [], 4: [] };
  for (let round = 0; round < rounds; round += 1) {
    samples[1].push(await measure(1));
    samples[4].push(await measure(4));
  }
  say(`| ${name} | ${median(samples[1])} | ${median(samples[4])} |`);
}

function timeLogin(from: Browser, origin: string, slowdown: number): Promise<number> {
  return timeUntil(from, `${origin}/panel/login`, 'form button[type=submit]', slowdown);
}

function timeRows(from: Browser, origin: string, state: SignedIn, slowdown: number) {
  return timeUntil(from, `${origin}/admin/users`, 'table tbody tr a[href]', slowdown, state);
}

/** From navigation to the frame after the element appeared, in a browser with an empty cache. */
async function timeUntil(
  from: Browser,
  url: string,
  selector: string,
  slowdown: number,
  storageState?: SignedIn,
): Promise<number> {
  const context = await from.newContext({ storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await page.waitForFunction((wanted) => {
    if (!document.querySelector(wanted)) return 0;
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => resolve(performance.now()));
    });
  }, selector);
  const milliseconds = await shown.jsonValue();
  if (storageState) await rowsVisible(page);
  await context.close();
  return milliseconds;
}

async function auditLogin(origin: string) {
  const result = await lighthouse(`${origin}/panel/login`, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const scores = Object.values(result.lhr.categories)
    .map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`)
    .join(', ');
  return { scores, browserVersion: browser.version() };
}

function median(values: number[]): string {
  return (values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0).toFixed(
    0,
  );
}

function gigabytes(): string {
  return (totalmem() / 1024 ** 3).toFixed(0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
