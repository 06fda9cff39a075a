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
import { coldVisit } from './cold-visit.ts';
import { openFirst } from './in-page.ts';
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
  const steps = { rows: opening.seen, opened: opening.done };
  if (target.name === 'static') return { ...steps, typed: Number.NaN };
  return { ...steps, typed: (await visit(target, slowdown, typeLetter)).done };
}

async function visit(target: Target, slowdown: number, follow: (page: Page) => Promise<void>) {
  const isOurs = target.name === 'ours';
  const times = await coldVisit(
    browser,
    { ...target, shown: firstRow, slowdown, state: isOurs ? state : undefined },
    follow,
  );
  if (times.state) state = times.state;
  return times;
}

/** A letter, 100 ms after the rows, until another row is first. */
async function typeLetter(page: Page): Promise<void> {
  // In one call: each waits until the page has time for it.
  const first = await page.evaluate((row) => {
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    return document.querySelector(row)?.getAttribute('href') ?? '';
  }, firstRow);
  await wait(100);
  await page.keyboard.press(limits.letter);
  await page.waitForFunction(
    ([row, before]) => {
      const now = document.querySelector(row ?? '')?.getAttribute('href');
      return now !== undefined && now !== null && now !== before;
    },
    [firstRow, first],
  );
}
