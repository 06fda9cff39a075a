import { chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { freePort } from '@buddyline/tests/free-port';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

const rounds = 3;

/** Scores and figures of a page from mobile Lighthouse; the median run by LCP. */
export async function auditPage(url: string): Promise<string> {
  const port = await freePort();
  // Uses the headless shell where it is installed: on two cores the other processes of a full
  // browser delay the page's main thread, which Lighthouse would count as blocking time.
  const executablePath = await findChromium();
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await audit(url, port));
    runs.sort((one, other) => one.lcp - other.lcp);
    return runs[Math.floor(rounds / 2)]?.words ?? '';
  } finally {
    await browser.close();
  }
}

async function audit(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error('Lighthouse returned no result.');
  const { categories, audits } = result.lhr;
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const lcp = figure('largest-contentful-paint');
  const shown = [
    scores.join('/'),
    `LCP ${lcp.toFixed(0)} ms`,
    `TBT ${figure('total-blocking-time').toFixed(0)} ms`,
    `CLS ${figure('cumulative-layout-shift').toFixed(3)}`,
    `${(figure('total-byte-weight') / 1000).toFixed(0)} kB in total`,
  ];
  return { lcp, words: shown.join(', ') };
}
