import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createWebServer } from './web-server.ts';

let app: FastifyInstance;
let rendered: string[];
let asked: string[];
/** Ends each render that is held. */
let ends: (() => void)[];
let isHeld: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  rendered = [];
  asked = [];
  ends = [];
  isHeld = true;
  app = await createWebServer({
    clientDir: import.meta.dirname,
    csp: { 'default-src': ["'none'"] },
    busy: ({ pathname }) => `busy at ${pathname}`,
    render: async (request) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      rendered.push(new URL(request.url).pathname);
      asked.push(request.headers.get('x-forwarded-for') ?? '');
      ends.push(resolve);
      if (isHeld) await promise;
      return new Response('a page');
    },
  });
});

type Way = (n: number) => { remoteAddress: string; headers?: Record<string, string> };

const floods: Record<string, Way> = {
  'one address': () => ({ remoteAddress: '203.0.113.7' }),
  'the neighbours in a /24': (n) => ({ remoteAddress: `203.0.113.${(n % 250) + 1}` }),
  'the hosts of a household': (n) => ({ remoteAddress: `2001:db8:77:5600::${n + 1}` }),
  'the households of a rented /48': (n) => ({
    remoteAddress: `2001:db8:77:${(n % 250).toString(16)}00::1`,
  }),
  'a visitor behind the proxy': () => ({
    remoteAddress: '10.0.0.2',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  }),
  'a visitor who forges addresses': (n) => ({
    remoteAddress: '10.0.0.2',
    headers: { 'x-forwarded-for': `198.18.${n % 250}.1, 203.0.113.7` },
  }),
};

const others: Way[] = [
  () => ({ remoteAddress: '198.51.100.9' }),
  () => ({ remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': '198.51.101.9' } }),
];

test.each(Object.keys(floods))(
  'while requests of %s wait, another visitor is next, and those above the share are refused',
  async (name) => {
    let refused = 0;
    const flood = Array.from({ length: 200 }, async (_, n) => {
      const answer = await app.inject({ url: `/flood/${n}`, ...floods[name]?.(n) });
      if (answer.statusCode !== 503) return;
      refused += 1;
      expect([answer.body, answer.headers['retry-after']]).toEqual([`busy at /flood/${n}`, '1']);
      expect(answer.headers['cache-control']).toBe('no-store');
    });
    // Eight are rendered, half of 128 wait, and the refusals of the others are held back.
    await expect.poll(() => vi.getTimerCount()).toBe(200 - 8);
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => refused).toBe(200 - 8 - 64);
    expect(rendered).toHaveLength(8);
    const pages = others.map((way, n) => app.inject({ url: `/other/${n}`, ...way(0) }));
    const file = app.inject({ url: '/card.png', remoteAddress: '198.51.100.9' });
    await expect.poll(() => rendered).toContain('/card.png');
    // Files and health checks wait for no page.
    expect((await app.inject('/health')).statusCode).toBe(200);
    expect((await app.inject('/web-server.ts')).statusCode).toBe(200);
    ends.slice(0, 3).forEach((end) => end());
    await expect.poll(() => rendered.length).toBe(12);
    expect(rendered.slice(9)).toEqual(expect.arrayContaining(['/other/0', '/other/1']));
    isHeld = false;
    ends.forEach((end) => end());
    const answers = await Promise.all([...pages, file]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await Promise.all(flood);
  },
);

test('clients that ask again at once are refused once a second, so that refusals do not occupy the thread', async () => {
  const flood = Array.from({ length: 8 + 64 }, (_, n) =>
    app.inject({ url: `/flood/${n}`, remoteAddress: '203.0.113.7' }),
  );
  await expect.poll(() => rendered).toHaveLength(8);
  let refused = 0;
  const more = Array.from({ length: 1_050 }, async (_, n) => {
    await app.inject({ url: `/more/${n}`, remoteAddress: '203.0.113.7' });
    refused += 1;
  });
  // At most a thousand are held back.
  await expect.poll(() => refused).toBe(50);
  vi.advanceTimersByTime(999);
  expect((await app.inject('/health')).statusCode).toBe(200);
  expect(refused).toBe(50);
  vi.advanceTimersByTime(1);
  await Promise.all(more);
  isHeld = false;
  ends.forEach((end) => end());
  await Promise.all(flood);
});

test('a renderer knows the visitor, after what the proxy says', async () => {
  const one = app.inject({ url: '/one', remoteAddress: '203.0.113.7' });
  await expect.poll(() => asked).toEqual(['203.0.113.7']);
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  const two = app.inject({ url: '/two', remoteAddress: '10.0.0.2', headers });
  await expect.poll(() => asked).toEqual(['203.0.113.7', '198.51.100.9, 10.0.0.2']);
  ends.forEach((end) => end());
  await Promise.all([one, two]);
});
