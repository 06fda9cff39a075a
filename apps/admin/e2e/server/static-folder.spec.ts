import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

test('the built folder works behind any static file server with a history fallback', async ({
  browser,
  baseURL,
}) => {
  const { server, port } = await listen((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/api/')) forward(String(baseURL), request, response);
    else
      void readFile(fileOf(url)).then((file) => {
        const type = types[url.split('.').at(-1) ?? ''] ?? 'text/html';
        response.writeHead(200, { 'content-type': type }).end(file);
      });
  });
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
  await context.close();
  server.close().closeAllConnections();
});

/** Like nginx's `try_files $uri /index.html`. */
function fileOf(url: string): string {
  const isFile = /^\/(?:assets\/|favicon)/.test(url);
  return isFile ? join(build, 'client', url) : join(build, 'index.html');
}
