// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import type { PageRequest } from '@buddyline/web-server/rendered-page';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createFirstView } from './first-view.ts';
import type { RenderPage } from './render-page.ts';

const page =
  '<!DOCTYPE html><html lang="en" dir="ltr" data-brand="Buddyline"><head></head><body>shell</body></html>';
const token = `e30.${Buffer.from('{"sub":"mira"}').toString('base64url')}.secret`;
const newCookie = 'refresh=abc.2.mac; HttpOnly';

let api: Server;
let answer: RequestListener;
const received: IncomingMessage[] = [];
let logged = '';

beforeEach(async () => {
  answer = (_request, response) =>
    response
      .setHeader('set-cookie', newCookie)
      .end(JSON.stringify({ isSuccessful: true, data: { accessToken: token } }));
  received.length = 0;
  logged = '';
  api = createServer((request, response) => {
    received.push(request);
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
    log: { error: (...entry: unknown[]) => void (logged += inspect(entry, { depth: 9 })) },
    canRender: (pathname) => pathname.startsWith('/admin/') || pathname === '/panel/login',
    modulesOf: () => ['/assets/users.js'],
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

it('renders the page with the session of its cookie, which is refreshed once', async () => {
  const answered = await firstView()();
  expect(answered?.cookies).toEqual([newCookie]);
  expect(answered?.head).toContain('data-rendered-as="en.dark.Asia/Dubai"');
  expect(await answered?.rest).toBe('<title>Users</title></head><body>rows of mira</body>');
  expect(received.map(({ method, url }) => [method, url])).toEqual([
    ['POST', '/api/auth/refresh-token'],
  ]);
});

it('the API gets the forwarded headers of the visitor, and the refresh cookie only', async () => {
  await firstView()();
  expect(received[0]?.headers).toMatchObject({
    cookie: 'refresh=abc.1.mac',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'panel.example',
  });
});

it('the login page is rendered without a call to the API', async () => {
  const answered = await firstView()('/panel/login', { cookie: '' });
  expect(await answered?.rest).toContain('<body>rows of undefined');
  expect(received).toEqual([]);
});

it('a path that cannot be rendered gets the fallback page', async () => {
  expect(await firstView()('/admin')).toBeUndefined();
  expect(received).toEqual([]);
});

it('a refused session gets the fallback page, with the cookies of the API', async () => {
  answer = (_request, response) => response.writeHead(401, { 'set-cookie': 'refresh=' }).end('{}');
  expect(await firstView()()).toEqual({ cookies: ['refresh='] });
});

it('an unexpected response of the API leads to the fallback page', async () => {
  answer = (_request, response) => response.end('<html>');
  expect(await firstView()()).toEqual({ cookies: [] });
});

it('after a failure the API is not called during the pause', async () => {
  answer = (_request, response) => response.writeHead(503).end('{}');
  const render = firstView(rendered, { pauseMs: 60_000 });
  expect(await render()).toEqual({ cookies: [] });
  expect(await render()).toBeUndefined();
  expect(received).toHaveLength(1);
});

it('a visitor with too many requests gets the fallback page, and the next visitor a rendered one', async () => {
  const answerOfSession = answer;
  const render = firstView(rendered, { pauseMs: 60_000 });
  answer = (_request, response) => response.writeHead(429).end('{}');
  expect(await render()).toEqual({ cookies: [] });
  answer = answerOfSession;
  expect(await (await render())?.rest).toContain('rows of mira');
});

it('the API is asked to keep a token that other tabs may just have refreshed', async () => {
  await firstView()();
  expect(received[0]?.headers['prefer']).toBe('keep-recent-token');
});

it('an unreachable API leads to the fallback page', async () => {
  answer = (_request, response) => response.destroy();
  expect(await firstView()()).toBeUndefined();
});

it('a refresh that misses the deadline leads to the fallback page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answer = () => void vi.advanceTimersByTime(30);
  const render = firstView(rendered, { deadlineMs: 30, pauseMs: 60_000 });
  expect(await render()).toBeUndefined();
  // During the pause there is no second call.
  expect(await render()).toBeUndefined();
  expect(received).toHaveLength(1);
});

it('a page that misses the deadline continues as the fallback page, with the session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const renderForever = () => {
    vi.advanceTimersByTime(150);
    return new Promise<never>(() => {});
  };
  const never = firstView(renderForever, { deadlineMs: 150 });
  const rest = await (await never())?.rest;
  expect(rest).toContain('<body>shell');
  expect(rest).toContain(`"accessToken":"${token}","userId":"mira"`);
});

it('a page that throws continues as the fallback page; the log contains neither token nor query', async () => {
  const broken = firstView(async () => {
    throw new Error('A component broke.');
  });
  expect(await (await broken())?.rest).toContain('<body>shell');
  expect(logged).toContain("path: '/admin/users'");
  expect(logged).toContain('A component broke.');
  expect(logged).not.toMatch(/secret|abc|page=2/);
});

it('a page above the limit of concurrent ones waits until another is rendered', async () => {
  const pages = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const waitsLong = { maxConcurrent: 1, maxWaiting: 1, maxWaitMs: 60_000, deadlineMs: 60_000 };
  let begun = 0;
  const render = firstView(async () => {
    const { promise } = pages[begun] ?? Promise.withResolvers<string>();
    begun += 1;
    return promise;
  }, waitsLong);
  const first = await render();
  const second = render();
  expect(begun).toBe(1);
  pages[0]?.resolve('</head>first');
  await first?.rest;
  pages[1]?.resolve('</head>second');
  expect(await (await second)?.rest).toContain('second');
});

it('without room to wait, or after the longest wait, the fallback page is sent at once', async () => {
  const never = new Promise<string>(() => {});
  const limits = { maxConcurrent: 1, deadlineMs: 60_000 };
  const withoutRoom = firstView(() => never, { ...limits, maxWaiting: 0 });
  await withoutRoom();
  expect(await withoutRoom()).toBeUndefined();
  const impatient = firstView(() => never, { ...limits, maxWaitMs: 1 });
  await impatient();
  expect(await impatient()).toBeUndefined();
});
