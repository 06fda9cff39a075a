import { startWebApp, webBuild } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
/** Benchmarks the shared-post page: pnpm --filter @buddyline/bench bench:share */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startApi, startPostgres } from '../api/full-database.ts';
import { auditPage } from '../audit-page.ts';
import { measureInterleaved } from '../load.ts';
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
  const paths = all.map((id) => `/posts/${id}`);
  const pages = paths.map((path) => share.origin + path);
  const bare = await startBareServer(page);
  const names = {
    api: 'API, one post',
    page: 'share, one page',
    pages: `share, ${pages.length} pages by rotation`,
    bare: 'a bare server, the bytes of one page',
  };
  const targets = [
    { name: names.api, url: post },
    { name: names.page, url: page },
    { name: names.pages, url: share.origin, paths },
    { name: names.bare, url: bare.url },
  ];
  const figures = await measureInterleaved(targets, 3);
  bare.stop();
  console.log('| 10 connections, medians of 5 rounds | requests/s | p99, ms |\n|---|---|---|');
  for (const [name, { rate, p99 }] of figures) {
    console.log(`| ${name} | ${rate.toFixed(0)} | ${p99.toFixed(1)} |`);
  }
  const rate = (name: string) => figures.get(name)?.rate ?? 0;
  const pagesToApi = rate(names.pages) / rate(names.api);
  const pageToBare = rate(names.page) / rate(names.bare);
  console.log(`\nshare to API: ${pagesToApi.toFixed(2)} (≥ 0.25)`);
  console.log(`one page to a bare server: ${pageToBare.toFixed(2)} (≥ 0.4)`);

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

async function startBareServer(page: string) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [page]);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/posts/bare`, stop: () => child.kill() };
}

function gib(): string {
  return (totalmem() / 2 ** 30).toFixed(0);
}
