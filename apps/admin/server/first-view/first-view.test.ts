// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import type { PageRequest } from '@buddyline/web-server/rendered-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFirstView } from './first-view.ts';
import type { RenderPage } from './render-page.ts';

const page =
  '<!DOCTYPE html><html lang="en" dir="ltr" data-brand="Buddyline"><head></head><body>shell</body></html>';
const token = `e30.${Buffer.from('{"sub":"mira"}').toString('base64url')}.secret`;
const renewed = 'refresh=abc.2.mac; HttpOnly';

let api: Server;
let answer: RequestListener;
const asked: IncomingMessage[] = [];
let logged = '';

beforeEach(async () => {
  answer = (_request, response) =>
    response
      .setHeader('set-cookie', renewed)
      .end(JSON.stringify({ isSuccessful: true, data: { accessToken: token } }));
  asked.length = 0;
  logged = '';
  api = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(() => api.close().closeAllConnections());

const rendered: RenderPage = async (_url, { session }) =>
  `<head><title>Users</title></head><body>rows of ${session?.userId}</body>`;

function firstView(renderPage = rendered, limits = {}) {
  const render = createFirstView({
    renderPage,
    page,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`,
    log: { error: (...told: unknown[]) => void (logged += inspect(told, { depth: 9 })) },
    isPage: (pathname) => pathname.startsWith('/admin/') || pathname === '/panel/login',
    deadlineMs: 5_000,
    ...limits,
  });
  return (url = '/admin/users?page=2', headers = {}) => render(visit(url, headers), 'nonce');
}

function visit(url: string, headers: Record<string, string>): PageRequest {
  const cookie = 'is_auth=true; refresh=abc.1.mac; files=f; view=en.dark.Asia/Dubai';
  return {
    url,
    method: 'GET',
    headers: { host: 'panel.example', cookie, 'user-agent': 'Browser', ...headers },
    protocol: 'https',
    socket: { remoteAddress: '192.0.2.7' },
  };
}

it('renders the page with the session of its cookie, which is renewed once', async () => {
  const answered = await firstView()();
  expect(answered?.cookies).toEqual([renewed]);
  expect(answered?.head).toContain('data-rendered-as="en.dark.Asia/Dubai"');
  expect(await answered?.rest).toBe('<title>Users</title></head><body>rows of mira</body>');
  expect(asked.map(({ method, url }) => [method, url])).toEqual([
    ['POST', '/api/auth/refresh-token'],
  ]);
});

it('the API is told of the visitor, and gets no cookie but the session', async () => {
  await firstView()();
  expect(asked[0]?.headers).toMatchObject({
    cookie: 'refresh=abc.1.mac',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'panel.example',
  });
});

it('the login page is rendered without a word to the API', async () => {
  const answered = await firstView()('/panel/login', { cookie: '' });
  expect(await answered?.rest).toContain('<body>rows of undefined');
  expect(asked).toEqual([]);
});

it('an address without such a page is left alone', async () => {
  expect(await firstView()('/admin')).toBeUndefined();
  expect(asked).toEqual([]);
});

it('a refused session is left to the browser, with whatever cookies the API sends', async () => {
  answer = (_request, response) => response.writeHead(401, { 'set-cookie': 'refresh=' }).end('{}');
  expect(await firstView()()).toEqual({ cookies: ['refresh='] });
});

it('an answer of another kind is left to the browser', async () => {
  answer = (_request, response) => response.end('<html>');
  expect(await firstView()()).toEqual({ cookies: [] });
});

it('an API that fails is asked once, and then not for a while', async () => {
  answer = (_request, response) => response.writeHead(503).end('{}');
  const render = firstView(rendered, { restMs: 60_000 });
  expect(await render()).toEqual({ cookies: [] });
  expect(await render()).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('an API out of reach is left to the browser', async () => {
  answer = (_request, response) => response.destroy();
  expect(await firstView()()).toBeUndefined();
});

it('an API that is slow to renew the session is waited for until the deadline only', async () => {
  answer = () => {};
  const render = firstView(rendered, { deadlineMs: 30, restMs: 60_000 });
  expect(await render()).toBeUndefined();
  // And nobody waits for it again so soon.
  expect(await render()).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('a page that is not there in time goes on as the shell, with the session', async () => {
  const never = firstView(() => new Promise(() => {}), { deadlineMs: 30 });
  const rest = await (await never())?.rest;
  expect(rest).toContain('<body>shell');
  expect(rest).toContain(`"accessToken":"${token}","userId":"mira"`);
});

it('a page that cannot be rendered is the shell too, and the log says so without the token or the query', async () => {
  const broken = firstView(async () => {
    throw new Error('A component broke.');
  });
  expect(await (await broken())?.rest).toContain('<body>shell');
  expect(logged).toContain("path: '/admin/users'");
  expect(logged).toContain('A component broke.');
  expect(logged).not.toMatch(/secret|abc|page=2/);
});

it('no more pages than allowed are rendered at once; a place is free when its page is done', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const render = firstView(() => promise, { mostAtOnce: 1, deadlineMs: 10_000 });
  const first = await render();
  expect(await render()).toBeUndefined();
  resolve('<body>done');
  await first?.rest;
  await vi.waitFor(async () => expect(await render()).toBeDefined());
});
