import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '../db/database-errors.ts';
import { as, startTestApi } from '../testing/test-api.ts';
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

/** The lines of the log from now on. */
function capturedLog(): string[] {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return written;
}

test('the cause of a 500 is logged with the request id and is not in the response', async () => {
  const written = capturedLog();
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

test('neither what people search for nor a user name is in the log', async () => {
  const written = capturedLog();
  const api = await startTestApi({ logFormat: 'plain', logLevel: 'info' });
  onTestFinished(() => api.close());
  const headers = as(await api.addPerson({ username: 'mira-of-the-reef' }));
  for (const url of ['/api/people/mira-of-the-reef', '/api/feed?search=mira-of-the-reef']) {
    await api.call({ method: 'GET', url, headers });
  }
  expect(written.join('')).toContain('GET /api/people/:username 200');
  expect(written.join('')).not.toContain('mira-of-the-reef');
});

test('neither health checks nor calls during a known outage of the database add lines beside their answers', async () => {
  const written = capturedLog();
  const api = await startTestApi({ logFormat: 'plain', logLevel: 'info' }, (routes) => {
    routes.get('/api/down', { config: { access: anyone } }, () => {
      throw new DatabaseUnavailableError('down');
    });
  });
  onTestFinished(() => api.close());
  for (const path of ['health', 'ready', 'down']) {
    await api.call({ method: 'GET', url: `/api/${path}` });
  }
  const lines = written
    .join('')
    .split('\n')
    .filter((line) => line.includes('/api/'));
  expect(lines).toEqual([expect.stringMatching(/ GET \/api\/down 503 /)]);
  expect(written.join('')).not.toContain('WARN');
});

test('a refused call is logged with the rights that it needed', async () => {
  const written = capturedLog();
  const api = await startTestApi({ logFormat: 'json', logLevel: 'info' });
  onTestFinished(() => api.close());
  const person = await api.addPerson({ staffLevel: 'support' });
  const other = await api.addPerson();
  await api.call({ method: 'DELETE', url: `/api/users/${other.id}`, headers: as(person) });
  const line = written.find((text) => text.includes('"status":403')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ userId: person.id, may: ['users.delete'] });
});
