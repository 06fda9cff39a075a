import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const secret = 'x'.repeat(32);

test('without any setting: this machine alone, the embedded database, the demo', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    dataset: 'demo',
    secure: false,
    publicOrigins: expect.arrayContaining(['http://127.0.0.1:4001', 'http://localhost:4001']),
  });
});

test('the page of shared posts is that of this machine, else the one that is named', () => {
  const PUBLIC_ORIGINS = 'https://admin.example.org';
  expect(readConfig({ SHARE_PORT: '4102' }).shareOrigin).toBe('http://127.0.0.1:4102');
  expect(readConfig({ PUBLIC_ORIGINS }).shareOrigin).toBeUndefined();
  const named = { PUBLIC_ORIGINS, SHARE_ORIGIN: 'https://share.example.org/' };
  expect(readConfig(named).shareOrigin).toBe('https://share.example.org');
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000 });
});

test('PostgreSQL starts without a data set, and cookies are secure when every origin is https', () => {
  const settings = { DATABASE_URL: 'postgres://db/x', SESSION_SECRET: secret };
  const config = readConfig({ ...settings, PUBLIC_ORIGINS: 'https://admin.example.org/' });
  expect(config).toMatchObject({
    dataset: 'none',
    secure: true,
    publicOrigins: ['https://admin.example.org'],
  });
});

test.each([
  [{ API_PORT: 'abc' }, /^API_PORT cannot be used/],
  [{ API_PORT: '70000' }, /^API_PORT cannot be used/],
  [{ DATASET: 'some' }, /^DATASET cannot be used/],
  [{ PUBLIC_ORIGINS: 'https://a.example,nonsense' }, /^PUBLIC_ORIGINS cannot be used/],
  [{ PUBLIC_ORIGINS: 'admin.example:8443' }, /^PUBLIC_ORIGINS cannot be used/],
  [{ SHARE_ORIGIN: 'nonsense' }, /^SHARE_ORIGIN cannot be used/],
  [{ DATABASE_URL: 'mysql://db/x' }, /^DATABASE_URL cannot be used/],
  [{ DATABASE_URL: 'postgres://db/x' }, /SESSION_SECRET is not/],
  [{ SESSION_SECRET: 'short' }, /shorter than 32 bytes/],
  [{ HOST: '0.0.0.0', DATASET: 'demo' }, /DEMO_PUBLIC=1/],
])('%o is refused with one sentence', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence);
});

test('the demo in public only on request', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).dataset).toBe('none');
  // A proxy on the same machine brings the public to 127.0.0.1.
  expect(readConfig({ PUBLIC_ORIGINS: 'https://admin.example.org' }).dataset).toBe('none');
  const asked = { HOST: '0.0.0.0', DATASET: 'demo', DEMO_PUBLIC: '1' };
  expect(readConfig(asked).dataset).toBe('demo');
});
