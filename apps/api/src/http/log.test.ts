import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions, plainLine } from './log.ts';

test('secrets never reach the log, wherever they stand', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions({ logFormat: 'json', logLevel: 'info' });
  const { log } = fastify({ logger: { ...options, stream } });
  log.info({ password: 'S3CRET' });
  log.info({ body: { newPassword: 'S3CRET', oldPassword: 'S3CRET' } });
  log.info({ req: { headers: { authorization: 'S3CRET', cookie: 'S3CRET' } } });
  log.info({ answer: { headers: { 'set-cookie': 'S3CRET' }, data: { accessToken: 'S3CRET' } } });
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toContain('S3CRET');
});

test('plain lines for people', () => {
  const time = new Date(2026, 10, 21, 9, 30).getTime();
  const answered = { level: 30, time, method: 'GET', path: '/api/users', status: 200, ms: 3.1 };
  expect(plainLine(answered)).toBe('09:30:00 GET /api/users 200 3.1 ms');
  expect(plainLine({ level: 40, time, msg: 'Careful' })).toBe('09:30:00 WARN Careful');
});
