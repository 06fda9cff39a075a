import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { precompress } from './precompress.ts';
import { allowInlineStyles } from './security-headers.ts';
import { createWebServer } from './web-server.ts';
import type { WebServerOptions } from './web-server-options.ts';

const csp = { 'default-src': ["'none'"], 'script-src': ["'self'"] };
const page =
  '<!doctype html><title>panel</title><script>start()</script><script src="/a.js"></script>';
let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'web-server-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'robots.txt'), 'User-agent: *');
  await writeFile(join(clientDir, 'assets/app-1a2b.js'), 'export const words = 1;\n'.repeat(200));
  await writeFile(join(clientDir, '.secret'), 'hidden');
  await mkdir(join(clientDir, 'frame/assets'), { recursive: true });
  await writeFile(join(clientDir, 'frame/index.html'), '<!doctype html>');
  await writeFile(join(clientDir, 'frame/assets/draw-1a2b.js'), 'draw();');
  await precompress(clientDir);
});

afterAll(() => rm(clientDir, { recursive: true }));

function serve(options: Partial<WebServerOptions> = {}) {
  return createWebServer({ clientDir, csp, historyFallback: { page }, ...options });
}

describe('files', () => {
  test('a hashed file is cached for a year and sent precompressed', async () => {
    const app = await serve();
    const answer = await app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  test('pages are revalidated each time, other files after an hour', async () => {
    const app = await serve();
    expect((await app.inject('/users')).headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('a framed page has a policy of its own, and its scripts may be loaded by its origin', async () => {
    const policy = { 'default-src': ["'none'"], sandbox: ['allow-scripts'] };
    const app = await serve({ frame: { folder: 'frame', csp: policy } });
    expect((await app.inject('/frame/index.html')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; sandbox allow-scripts",
      'x-frame-options': 'SAMEORIGIN',
    });
    const { headers } = await app.inject('/frame/assets/draw-1a2b.js');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const others = await app.inject('/robots.txt');
    expect(others.headers).not.toHaveProperty('access-control-allow-origin');
    expect(others.headers['x-frame-options']).toBe('DENY');
  });

  test.each(['/assets/gone.js', '/.secret', '/../package.json', '/%2e%2e/package.json'])(
    '%s exposes no file',
    async (url) => {
      const answer = await (await serve({ historyFallback: undefined })).inject(url);
      expect([403, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('hidden');
    },
  );
});

describe('history fallback', () => {
  test("a page's Link header preloads its scripts", async () => {
    const modulesOf = () => ['/assets/a.js', '/assets/b.js'];
    const app = await serve({ historyFallback: { page, modulesOf } });
    expect((await app.inject('/admin/users')).headers.link).toBe(
      '</assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload',
    );
    expect((await (await serve()).inject('/admin/users')).headers.link).toBeUndefined();
  });

  test('a path without a file gets the page, an unknown path with status 404', async () => {
    const isKnown = (pathname: string) => pathname.startsWith('/admin');
    const app = await serve({ historyFallback: { page, isKnown } });
    const [known, unknown] = [
      await app.inject('/admin/users?page=2'),
      await app.inject('/nowhere'),
    ];
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 404]);
    expect([known.body, unknown.body]).toEqual([page, page]);
  });

  test.each(['//x', '/a//b', '/%5cx', '/.secret', '/%FF', '/a%00b'])(
    'the malformed path %s gets the page with status 404',
    async (path) => {
      const isKnown = (pathname: string) => pathname === '/admin';
      const app = await serve({ historyFallback: { page, isKnown } });
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(origin + path);
      expect([answer.status, await answer.text()]).toEqual([404, page]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      await app.close();
    },
  );

  test('a missing script is a 404 without a page', async () => {
    const answer = await (await serve()).inject('/assets/gone.js');
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });

  test('anything but GET and HEAD is 405', async () => {
    const answer = await (await serve()).inject({ method: 'POST', url: '/admin/users' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an app without fallback', () => {
  const html = 'text/html; charset=utf-8';
  const renderedFiles = {
    '/': { type: html, body: page },
    '/ar': { type: html, body: 'صفحة '.repeat(500) },
    '/404': { type: html, body: 'not here' },
    '/sitemap.xml': { type: 'application/xml', body: '<urlset/>' },
    '/card.png': { type: 'image/png', body: new Uint8Array([137, 80, 78, 71]) },
  };
  const pages = { historyFallback: undefined, renderedFiles, notFoundPage: () => '/404' };

  test('sends rendered files, and the 404 page for other paths', async () => {
    const app = await serve(pages);
    for (const [path, { type, body }] of Object.entries(renderedFiles)) {
      const answer = await app.inject(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.rawPayload).toEqual(Buffer.from(body));
    }
    const missing = await app.inject('/nowhere');
    expect([missing.statusCode, missing.body]).toEqual([404, 'not here']);
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(405);
    expect((await app.inject('/ar/')).statusCode).toBe(200);
  });

  test('a rendered page is compressed, revalidated each time, and not sent again when unchanged', async () => {
    const app = await serve(pages);
    const get = (headers: Record<string, string>) => app.inject({ url: '/ar', headers });
    const [br, gzip, plain] = [
      await get({ 'accept-encoding': 'gzip, br' }),
      await get({ 'accept-encoding': 'br;q=0, gzip' }),
      await get({}),
    ];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(br.rawPayload.length).toBeLessThan(200);
    expect(br.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const etag = String(br.headers.etag);
    const again = await get({ 'accept-encoding': 'gzip, br', 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const lost = { url: '/nowhere', headers: { 'if-none-match': etag } };
    expect((await app.inject(lost)).statusCode).toBe(404);
  });

  test('renders paths without a file, and serves files as they are', async () => {
    const render = async (request: Request) =>
      new Response(`page of ${new URL(request.url).pathname}`, { status: 404 });
    const app = await serve({ historyFallback: undefined, render });
    const rendered = await app.inject('/posts/1');
    expect([rendered.statusCode, rendered.body]).toEqual([404, 'page of /posts/1']);
    expect((await app.inject('/')).body).toBe('page of /');
    expect((await app.inject('/robots.txt')).body).toBe('User-agent: *');
  });

  test.each(['/posts/%FF', '/posts/%00', '/posts/%', '/posts/a%2'])(
    'the malformed path %s reaches the renderer',
    async (url) => {
      const render = async () => new Response('no such post', { status: 404 });
      const app = await serve({ historyFallback: undefined, render });
      const answer = await app.inject(`${url}?lang=ar`);
      expect([answer.statusCode, answer.body]).toEqual([404, 'no such post']);
    },
  );

  test('HEAD has the headers of GET, without a body', async () => {
    const render = async () => new Response('a page', { headers: { etag: '"1"' } });
    const app = await serve({ historyFallback: undefined, render });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/posts/1`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    await app.close();
  });

  test('rendered pages are compressed', async () => {
    const render = async () => new Response('a page of words '.repeat(500));
    const app = await serve({ historyFallback: undefined, render });
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await app.inject({ url: '/posts/1', headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(500);
  });

  describe('a page that is the same for everybody', () => {
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=30' };

    async function serveShared(answer: (times: number) => Response) {
      const asked: string[] = [];
      const render = async ({ url, headers: sent }: Request) => {
        asked.push(`${url} ${sent.get('cookie')}`);
        return answer(asked.length);
      };
      const sharedKeyOf = ({ pathname, searchParams }: URL) =>
        pathname.startsWith('/posts/') ? `${pathname} ${searchParams.get('lang')}` : null;
      const app = await serve({ historyFallback: undefined, render, sharedKeyOf });
      const get = (url: string, more: Record<string, string> = {}) =>
        app.inject({ url, headers: { cookie: 'one=1', ...more } });
      return { asked, get };
    }

    test('is rendered once for all who ask at once, and in each encoding', async () => {
      const words = 'a page of words '.repeat(500);
      const { asked, get } = await serveShared(() => new Response(words, { headers }));
      const both = await Promise.all([get('/posts/1'), get('/posts/1')]);
      expect(both.map(({ body }) => body)).toEqual([words, words]);
      const small = await get('/posts/1', { 'accept-encoding': 'br' });
      expect(small.headers).toMatchObject({
        ...headers,
        'content-encoding': 'br',
        vary: 'accept-encoding',
      });
      expect(small.rawPayload.length).toBeLessThan(500);
      const known = { 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) };
      expect(await get('/posts/1', known)).toMatchObject({ statusCode: 304, body: '' });
      // What only the first visitor has does not reach the renderer.
      expect(asked).toEqual(['http://localhost/posts/1 null']);
      await get('/posts/2');
      await get('/elsewhere');
      await get('/elsewhere');
      expect(asked).toHaveLength(4);
    });

    test.each(['?lang=ar?x', '?x#&lang=ar', '?lang=ar#', '?lang=ar&x'])(
      'has the key of the URL that is rendered, with the search %j too',
      async (search) => {
        const app = await serve({
          historyFallback: undefined,
          render: async ({ url }) =>
            new Response(`in ${new URL(url).searchParams.get('lang')}`, { headers }),
          sharedKeyOf: ({ searchParams }) => `${searchParams.get('lang')}`,
        });
        await app.inject({ url: `/posts/1${search}` });
        expect((await app.inject({ url: '/posts/1?lang=ar' })).body).toBe('in ar');
      },
    );

    test('is rendered again after a second, so that what is hidden is gone', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      onTestFinished(() => void vi.useRealTimers());
      // At the time 0 the cache would take it for one that is kept for ever.
      vi.advanceTimersByTime(1);
      const { get } = await serveShared((times) => new Response(`version ${times}`, { headers }));
      expect((await get('/posts/1')).body).toBe('version 1');
      vi.advanceTimersByTime(900);
      expect((await get('/posts/1')).body).toBe('version 1');
      vi.advanceTimersByTime(101);
      expect((await get('/posts/1')).body).toBe('version 2');
    });

    test('a failure is nobody else’s', async () => {
      const { get } = await serveShared((times) =>
        times === 1
          ? new Response('later', { status: 503, headers: { 'cache-control': 'no-store' } })
          : new Response('here', { headers }),
      );
      const both = await Promise.all([get('/posts/1'), get('/posts/1')]);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([503, 200]);
    });
  });

  test.each(['a b<script>', 'name:password@x', 'x/posts/2?', 'x?', 'x#', ''])(
    'the forged Host %j neither breaks the renderer nor changes the page',
    async (host) => {
      const render = async (request: Request) => new Response(request.url);
      const app = await serve({ historyFallback: undefined, render });
      const answer = await app.inject({ url: '/posts/1?lang=ar', headers: { host } });
      expect(answer.body).toBe('http://localhost/posts/1?lang=ar');
    },
  );
});

test("inline styles are allowed by hash, which replaces 'none'", () => {
  const policy = { 'style-src': ["'none'"] };
  expect(allowInlineStyles(policy, '<style>a{}</style><style media="print">b{}</style>')).toEqual({
    'style-src': [
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
    ],
  });
  expect(allowInlineStyles(policy, '<p>no styles</p>')).toEqual(policy);
});

test('every page has the security headers, with hashes instead of unsafe-inline', async () => {
  const { headers } = await (await serve()).inject('/');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';script-src 'self' 'sha256-[\w+/]{43}='$/,
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('/health answers', async () => {
  expect((await (await serve()).inject('/health')).json()).toEqual({ status: 'ok' });
});
