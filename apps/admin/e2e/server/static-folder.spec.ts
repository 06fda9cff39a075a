import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDebianProgram, nginx } from '@buddyline/tests/servers/debian-program';
import { startTestNginx } from '@buddyline/tests/servers/test-nginx';
import { listen, forward } from '../support/api-proxy.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const build = join(import.meta.dirname, '../../build');
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

test('the built folder works behind nginx alone', async ({ browser, baseURL }) => {
  const front = await serveFolder(String(baseURL));
  const context = await browser.newContext({ baseURL: front.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
  await context.close();
  await front.stop();
});

/** Serves the built folder with nginx; on a machine without it, with a server of the same rules. */
async function serveFolder(origin: string) {
  const program = findDebianProgram(nginx);
  if (program === null) return serveFolderWithNode(origin);
  return startTestNginx(program, join(import.meta.dirname, 'static-folder.conf'), {
    '/build': build,
    api_server: new URL(origin).host,
  });
}

async function serveFolderWithNode(origin: string) {
  const { server, port } = await listen((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/api/')) forward(origin, request, response);
    else
      void readFile(fileOf(url)).then((file) => {
        const type = types[url.split('.').at(-1) ?? ''] ?? 'text/html';
        response.writeHead(200, { 'content-type': type }).end(file);
      });
  });
  const stop = async () => server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Like `try_files` in `static-folder.conf`. */
function fileOf(url: string): string {
  const isFile = /^\/(?:assets\/|favicon)/.test(url);
  return isFile ? join(build, 'client', url) : join(build, 'index.html');
}
