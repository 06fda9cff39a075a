import { freePort } from '@buddyline/tests/free-port';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { answers, end, runApp } from '../server-process.ts';
import { launchBrowser } from './panel.ts';

/** Lighthouse, as a phone sees it, on the four pages a visitor may land on. */
const { port } = await builtFor();
const debuggingPort = await freePort();
const landing = runApp('landing', 'server.ts', { PORT: port });
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
try {
  await answers(`http://127.0.0.1:${port}/health`, landing);
  process.stdout.write(
    '| page | scores | LCP | CLS | blocked | bytes |\n|---|---|---|---|---|---|\n',
  );
  for (const path of ['/', '/ar', '/old', '/ar/old']) {
    process.stdout.write(`| ${path} | ${await audit(path)} |\n`);
  }
} finally {
  await browser.close();
  await end(landing);
}

/** Where the pages say they are: a canonical link that leads elsewhere costs points. */
async function builtFor(): Promise<URL> {
  const page = join(import.meta.dirname, '../../../../apps/landing/build/client/index.html');
  const canonical = /rel="canonical" href="([^"]+)"/.exec(await readFile(page, 'utf8'))?.[1];
  return new URL(canonical ?? 'http://127.0.0.1:4003');
}

async function audit(path: string): Promise<string> {
  const result = await lighthouse(`http://127.0.0.1:${port}${path}`, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { audits, categories } = result.lhr;
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const figures = [
    'largest-contentful-paint',
    'cumulative-layout-shift',
    'total-blocking-time',
    'total-byte-weight',
  ].map((id) => audits[id]?.displayValue ?? '');
  return [scores.join('/'), ...figures].join(' | ');
}
