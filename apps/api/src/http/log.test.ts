import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';
import { anyone } from './access.ts';
import { loggerOptions, plainLine } from './log.ts';

test('secrets are redacted from the log at every depth', () => {
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
  // PostgreSQL's error contains the whole row that violates a constraint, with the password hash.
  const violation = { detail: 'Failing row contains (S3CRET)', where: "parameter $1 = 'S3CRET'" };
  log.error({ err: Object.assign(new Error('violates check constraint'), violation) });
  expect(lines).toHaveLength(5);
  expect(lines.join()).not.toContain('S3CRET');
});

test('the plain format has one readable line per entry', () => {
  const time = new Date(2026, 10, 21, 9, 30).getTime();
  const answered = { level: 30, time, method: 'GET', path: '/api/users', status: 200, ms: 3.1 };
  expect(plainLine(answered)).toBe('09:30:00 GET /api/users 200 3.1 ms');
  expect(plainLine({ level: 40, time, msg: 'Careful' })).toBe('09:30:00 WARN Careful');
});

test('the cause of a 500 is logged with the request id and is not in the response', async () => {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  const api = await startTestApi({ logFormat: 'plain', logLevel: 'error' }, (routes) => {
    routes.get('/api/broken', { config: { access: anyone } }, () => {
      throw new Error('The reason of it all');
    });
  });
  onTestFinished(() => api.close());
  const { headers, status, bytes } = await api.call({ method: 'GET', url: '/api/broken' });
  expect(status).toBe(500);
  expect(String(bytes)).not.toContain('The reason of it all');
  const logged = written.filter((text) => text.includes(String(headers['x-request-id'])));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('The reason of it all');
});
