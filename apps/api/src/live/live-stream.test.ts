import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAliveMs, LiveStream } from './live-stream.ts';

/** Common proxies cut a connection that is silent for so long. */
const proxyTimeoutMs = 30_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const open = () =>
  new LiveStream({
    userId: 'ada',
    sessionId: 's',
    role: 'ADMIN',
    hasTwoStep: false,
    staffLevel: 'full',
    name: 'Ada',
    owner: { fullName: 'Ada', username: 'ada', profilePicture: null },
  });

test('a quiet stream sends a comment, well before a proxy would cut it', () => {
  const stream = open();
  stream.write('data: {}\n\n');
  vi.advanceTimersByTime(keepAliveMs - 1);
  stream.keepAlive();
  expect(String(stream.output.read())).toBe('data: {}\n\n');
  vi.advanceTimersByTime(1);
  stream.keepAlive();
  stream.keepAlive();
  expect(String(stream.output.read())).toBe(': still here\n\n');
  expect(keepAliveMs).toBeLessThan(proxyTimeoutMs / 2);
});

test('the same presence is sent once', () => {
  const stream = open();
  stream.writePresence([]);
  expect(stream.output.read()).toBeNull();
  const tickets = [{ id: '1', people: [{ id: 'ines', name: 'Ines' }] }];
  stream.writePresence(tickets);
  stream.writePresence(tickets);
  expect(String(stream.output.read()).split('\n\n')).toHaveLength(2);
});

test('nothing is written after the end', () => {
  const stream = open();
  const failed = vi.fn();
  stream.output.on('error', failed);
  stream.end();
  stream.end();
  stream.write('data: {}\n\n');
  expect(stream.output.read()).toBeNull();
  expect(failed).not.toHaveBeenCalled();
});
