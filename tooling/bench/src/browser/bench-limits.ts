/**
 * Compares the list of users with the least that a browser needs for one, in one run, and writes the table into the
 * README: pnpm --filter @buddyline/bench bench:limits
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '@buddyline/tests/statistics';
import type { Page } from 'playwright';
import { openFirst, watchFor } from './in-page.ts';
import { serveLimitPages } from './limits/limit-pages.ts';
import { limitsTable, type Medians, type Steps, withTable } from './limits/limits-table.ts';
import { firstRow, launchBrowser, signIn, type SignedIn } from './panel.ts';
import { startProduction } from './production.ts';

const rounds = 9;
const readme = join(import.meta.dirname, '../../README.md');

interface Target {
  name: 'static' | 'bare' | 'ours';
  origin: string;
  path: string;
  /** Visible when the record is. */
  record: string;
}

const production = await startProduction();
const limits = await serveLimitPages(production.apiOrigin);
const browser = await launchBrowser();
let state: SignedIn = await signIn(browser, production.origin);
const { origin } = limits;
const targets: Target[] = [
  { name: 'static', origin, path: '/static/users', record: '[data-record]' },
  { name: 'bare', origin, path: '/bare/users', record: '[data-record]' },
  {
    name: 'ours',
    origin: production.origin,
    path: '/admin/users',
    record: 'main [role="tablist"], main nav[aria-label="What the user has made"]',
  },
];
try {
  const full = await compare(1);
  const quarter = await compare(4);
  const table = limitsTable(full, quarter);
  const about = `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.versions.node}, Chromium ${browser.version()}, demo data; medians of ${rounds} interleaved rounds.`;
  await writeFile(readme, withTable(await readFile(readme, 'utf8'), [about, '', ...table]));
  process.stdout.write(`${[about, '', ...table].join('\n')}\n`);
} finally {
  await browser.close();
  await limits.stop();
  await production.stop();
}

/** Rounds alternate between the pages, so that their ratios are comparable on a busy machine too. */
async function compare(slowdown: number): Promise<Medians> {
  const samples: Record<Target['name'], Steps[]> = { static: [], bare: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) samples[target.name].push(await measure(target, slowdown));
  }
  const mediansOf = (all: Steps[]): Steps => ({
    rows: median(all.map(({ rows }) => rows)),
    opened: median(all.map(({ opened }) => opened)),
    typed: median(all.map(({ typed }) => typed)),
  });
  return {
    static: mediansOf(samples.static),
    bare: mediansOf(samples.bare),
    ours: mediansOf(samples.ours),
  };
}

async function measure(target: Target, slowdown: number): Promise<Steps> {
  const opening = await visit(target, slowdown, async (page) => {
    await openFirst(page);
    await page.waitForFunction((record) => document.querySelector(record), target.record);
  });
  if (target.name === 'static') return { ...opening, opened: opening.done, typed: Number.NaN };
  const typing = await visit(target, slowdown, (page) => typeLetter(page));
  return { rows: opening.rows, opened: opening.done, typed: typing.done };
}

/** @returns ms from navigation to the rows, and to the end of what follows */
async function visit(
  { origin: baseURL, path, name }: Target,
  slowdown: number,
  follow: (page: Page) => Promise<void>,
) {
  const storageState = name === 'ours' ? state : undefined;
  const context = await browser.newContext({ baseURL, storageState, locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchFor, firstRow);
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  const rows = await page.waitForFunction(() => window.seenAt).then((found) => found.jsonValue());
  await follow(page);
  const done = performance.now() - started;
  // The refresh cookie was rotated; using the old one again would end the session.
  if (name === 'ours') state = await context.storageState();
  await context.close();
  return { rows: rows ?? 0, done };
}

/** A letter, 100 ms after the rows, until another row is first. */
async function typeLetter(page: Page): Promise<void> {
  const first = await page.locator(firstRow).first().getAttribute('href');
  await wait(100);
  await page.locator('main input[type="search"]').first().focus();
  await page.keyboard.press(limits.letter);
  await page.waitForFunction(
    ([row, before]) => {
      const now = document.querySelector(row ?? '')?.getAttribute('href');
      return now !== undefined && now !== null && now !== before;
    },
    [firstRow, first ?? ''],
  );
}
