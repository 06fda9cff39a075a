import { startWebApp, webBuild } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
/** Benchmarks the shared-post page: pnpm --filter @buddyline/bench bench:share */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startApi, startPostgres } from '../api/full-database.ts';
import { auditPage } from '../audit-page.ts';
import { measureInterleaved } from './load.ts';
import { findPosts } from './posts.ts';
import { stopUnderLoad } from './stop-under-load.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
const postgres = await startPostgres();
const api = await startApi(postgres.url, dataDir, 'demo');
try {
  const { withPicture, withoutPicture, all } = await findPosts(api.origin);
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores, ${gib()} GiB, Node ${process.version}\n`,
  );

  const share = await startShare();
  const post = `${api.origin}/api/posts/get/${withPicture}`;
  const page = `${share.origin}/posts/${withPicture}`;
  const pages = all.map((id) => `${share.origin}/posts/${id}`);
  const [ofApi, ofPage, ofPages] = await measureInterleaved([[post], [page], pages]);
  console.log('| 10 connections, medians of 5 rounds | requests/s | p99, ms |\n|---|---|---|');
  for (const [what, figures] of [
    ['API, one post', ofApi],
    ['share, one page', ofPage],
    [`share, ${pages.length} pages by rotation`, ofPages],
  ] as const) {
    console.log(`| ${what} | ${figures?.rate.toFixed(0)} | ${figures?.p99.toFixed(1)} |`);
  }
  const ratio = (ofPages?.rate ?? 0) / (ofApi?.rate ?? 0);
  console.log(`\nshare to API: ${ratio.toFixed(2)} (≥ 0.25)`);

  const { answered, failed, exitMs } = await stopUnderLoad(share.child, pages);
  console.log(
    `SIGTERM under load: ${answered} answered, ${failed} failed (0), exited after ${exitMs.toFixed(0)} ms (≤ 10000)`,
  );

  const again = await startShare();
  for (const [what, id] of [
    ['with a picture', withPicture],
    ['without one', withoutPicture],
  ] as const) {
    console.log(`Lighthouse mobile, ${what}: ${await auditPage(`${again.origin}/posts/${id}`)}`);
  }
  await again.stop();
} finally {
  await api.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function startShare() {
  const port = `${await freePort()}`;
  const settings = { PORT: port, SHARE_ORIGIN: `http://127.0.0.1:${port}` };
  return startWebApp(webBuild('share'), { API_URL: `${api.origin}/api`, ...settings });
}

function gib(): string {
  return (totalmem() / 2 ** 30).toFixed(0);
}
