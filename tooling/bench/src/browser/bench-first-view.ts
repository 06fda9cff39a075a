import { cpus } from 'node:os';
import { median } from '@buddyline/tests/statistics';
import type { Browser } from 'playwright';
import { coldVisit } from './cold-visit.ts';
import { openFirst } from './in-page.ts';
import { firstRow, launchBrowser, signIn, type SignedIn } from './panel.ts';

/**
 * Compares two running panels with a cold cache: milliseconds until a page's rows are visible, and until
 * a click on the first row opens it. Rounds alternate between the two, so that the ratio is comparable
 * on a busy machine too.
 *
 *     node src/browser/bench-first-view.ts http://127.0.0.1:4002 http://127.0.0.1:4001
 */
const [before = '', after = ''] = process.argv.slice(2);
if (!URL.canParse(before) || !URL.canParse(after)) {
  throw new Error('Pass two origins: the baseline panel, then the panel to compare with it.');
}

const rounds = 9;
const form = 'form button[type=submit]';

/** Milliseconds, one value per round. */
interface Samples {
  seen: number[];
  opened: number[];
}

/** `shown` is awaited on each page; an item's page is that of the first item of its list. */
const pages = [
  { name: 'login form', path: '/panel/login', shown: form },
  { name: 'users', path: '/admin/users', shown: firstRow, opens: true },
  { name: 'posts', path: '/admin/posts', shown: firstRow, opens: true },
  { name: 'certificates', path: '/admin/certifications', shown: firstRow, opens: true },
  { name: 'dive logs', path: '/admin/booklog', shown: firstRow, opens: true },
  { name: 'tickets', path: '/admin/tickets', shown: firstRow, opens: true },
  { name: 'one post', path: '/admin/posts', isItem: true, shown: 'main [data-edit]' },
  { name: 'one dive log', path: '/admin/booklog', isItem: true, shown: 'main [data-edit]' },
  { name: 'dashboard', path: '/admin/dashboard', shown: 'main section, main article' },
];

const browser = await launchBrowser();
try {
  const states = new Map<string, SignedIn>();
  for (const origin of [before, after]) states.set(origin, await signIn(browser, origin));
  say(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores; medians of ${rounds}\n`);
  say(
    '| page | ratio 1 × | before | after | ratio 4 × | before | after | opens, ratio 1 × | 4 × |',
  );
  say('|---|---|---|---|---|---|---|---|---|');
  for (const page of pages) {
    const full = await compare(page, 1);
    const slow = await compare(page, 4);
    const cells = [full, slow].flatMap(({ seen }) => [
      ratio(seen),
      ...seen.map((ms) => ms.toFixed(0)),
    ]);
    const opens = page.opens ? [full, slow].map(({ opened }) => ratio(opened)) : ['', ''];
    say(`| ${[page.name, ...cells, ...opens].join(' | ')} |`);
  }

  async function compare(page: (typeof pages)[number], slowdown: number) {
    const paths = await Promise.all(
      [before, after].map(async (origin) =>
        page.isItem ? firstItem(origin, page.path) : page.path,
      ),
    );
    const samples = [before, after].map((): Samples => ({ seen: [], opened: [] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, origin] of [before, after].entries()) {
        const path = paths[at] ?? page.path;
        const { seen, opened } = await measure(browser, origin, { ...page, path }, slowdown);
        samples[at]?.seen.push(seen);
        samples[at]?.opened.push(opened);
      }
    }
    return {
      seen: samples.map(({ seen }) => median(seen)),
      opened: samples.map(({ opened }) => median(opened)),
    };
  }

  async function measure(
    from: Browser,
    origin: string,
    { path, shown, opens }: (typeof pages)[number],
    slowdown: number,
  ) {
    const visit = { origin, path, shown, slowdown, state: stateFor(origin, path) };
    const { seen, done, state } = await coldVisit(from, visit, opens ? openFirst : undefined);
    if (state) states.set(origin, state);
    return { seen, opened: done };
  }

  function stateFor(origin: string, path: string): SignedIn | undefined {
    return path.startsWith('/admin') ? states.get(origin) : undefined;
  }

  /** The databases of the two panels have other ids. */
  async function firstItem(origin: string, list: string): Promise<string> {
    const context = await browser.newContext({ baseURL: origin, storageState: states.get(origin) });
    const page = await context.newPage();
    await page.goto(list);
    const href = await page.locator(firstRow).first().getAttribute('href');
    states.set(origin, await context.storageState());
    await context.close();
    return href ?? list;
  }
} finally {
  await browser.close();
}

function ratio([old = 0, now = 0]: number[]): string {
  return old === 0 ? '' : (now / old).toFixed(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
