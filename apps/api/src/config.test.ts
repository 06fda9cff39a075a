import { expect, test } from 'vitest';
import { readConfig, readDatabaseConfig } from './config.ts';

const secret = 'x'.repeat(32);
const everywhere = { HOST: '0.0.0.0', PUBLIC_ORIGINS: 'http://192.168.1.20:4001' };

test('without settings the API listens on loopback with the embedded database and the demo', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    dataset: 'demo',
    secure: false,
    publicOrigins: expect.arrayContaining(['http://127.0.0.1:4001', 'http://localhost:4001']),
  });
});

test('the share origin is SHARE_ORIGIN, else this machine when PUBLIC_ORIGINS is not set', () => {
  const PUBLIC_ORIGINS = 'https://admin.example.org';
  expect(readConfig({ SHARE_PORT: '4102' }).shareOrigin).toBe('http://127.0.0.1:4102');
  expect(readConfig({ PUBLIC_ORIGINS }).shareOrigin).toBeUndefined();
  const named = { PUBLIC_ORIGINS, SHARE_ORIGIN: 'https://share.example.org/' };
  expect(readConfig(named).shareOrigin).toBe('https://share.example.org');
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000 });
});

test('a variable of only spaces counts as not set and never makes cookies secure', () => {
  const config = readConfig({ PUBLIC_ORIGINS: ' ', TRUSTED_PROXIES: '\t' });
  expect(config).toMatchObject({ secure: false, trustedProxies: ['loopback'] });
  expect(config.publicOrigins).toContain('http://127.0.0.1:4001');
});

test('spaces around a value are trimmed, except for secrets', () => {
  const given = { HOST: ' 127.0.0.1 ', BRAND: ' Deep ', SESSION_SECRET: ` ${secret}` };
  expect(readConfig(given)).toMatchObject({
    host: '127.0.0.1',
    brand: 'Deep',
    sessionSecret: ` ${secret}`,
  });
});

test('a command that only opens the database needs no SESSION_SECRET', () => {
  const DATABASE_URL = 'postgres://db/x';
  expect(readDatabaseConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL });
  expect(() => readDatabaseConfig({ DATABASE_URL: 'nonsense' })).toThrow(/^DATABASE_URL cannot/);
});

test('the trash keeps items for 30 days, or for as many days as TRASH_DAYS says', () => {
  expect(readConfig({}).memberQuotaBytes).toBe(2_048_000_000);
  expect(readConfig({ MEMBER_QUOTA_MB: '1' }).memberQuotaBytes).toBe(1_000_000);
  expect(readConfig({}).diskFullPercent).toBe(90);
  expect(() => readConfig({ DISK_FULL_PERCENT: '101' })).toThrow(/percent from 1 to 100/);
  expect(readConfig({}).trashDays).toBe(30);
  expect(readConfig({ TRASH_DAYS: '1' }).trashDays).toBe(1);
  for (const TRASH_DAYS of ['0', '-1', '1.5', '10000', 'never']) {
    expect(() => readConfig({ TRASH_DAYS })).toThrow(/^TRASH_DAYS cannot be used: .* days from 1/);
  }
});

test('trusted proxies are addresses or networks', () => {
  const trustedProxies = ['loopback', '10.0.0.0/8', '192.0.2.7', 'fd00::/8'];
  expect(readConfig({ TRUSTED_PROXIES: trustedProxies.join(', ') })).toMatchObject({
    trustedProxies,
  });
});

test('PostgreSQL gets no data set by default, and cookies are secure when every origin is https', () => {
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
  [{ API_PORT: '70000' }, /^API_PORT cannot be used: it must be a port from 0 to 65535\.$/],
  [{ HOST: 'http://127.0.0.1' }, /^HOST cannot be used: .* without scheme and port\.$/],
  [{ HOST: '127.0.0.1:4000' }, /^HOST cannot be used/],
  [{ HOST: '127.0.0.1x' }, /^HOST cannot be used/],
  [{ METRICS_HOST: 'مضيف' }, /^METRICS_HOST cannot be used/],
  [{ DATASET: 'some' }, /^DATASET cannot be used/],
  [
    { PUBLIC_ORIGINS: 'https://a.example,nonsense' },
    /^PUBLIC_ORIGINS cannot be used: nonsense is not an origin such as .*, without a path\.$/,
  ],
  [{ PUBLIC_ORIGINS: 'admin.example:8443' }, /^PUBLIC_ORIGINS cannot be used/],
  [{ PUBLIC_ORIGINS: ',' }, /^PUBLIC_ORIGINS cannot be used: it is an empty list/],
  [{ TRUSTED_PROXIES: 'nonsense' }, /^TRUSTED_PROXIES cannot be used/],
  [{ TRUSTED_PROXIES: 'loopback 10.0.0.0/33' }, /^TRUSTED_PROXIES cannot be used/],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES cannot be used: .*everybody/],
  [{ SHARE_ORIGIN: 'nonsense' }, /^SHARE_ORIGIN cannot be used/],
  [{ DATABASE_URL: 'mysql://db/x' }, /^DATABASE_URL cannot be used/],
  [{ DATABASE_URL: 'postgres://db/x?sslmode=verifyfull' }, /^DATABASE_URL cannot .*verify-full/],
  [{ DATABASE_URL: 'postgres://db/x' }, /SESSION_SECRET is not/],
  [{ SESSION_SECRET: 'short' }, /shorter than 32 bytes/],
  [{ ...everywhere, DATASET: 'demo' }, /DEMO_PUBLIC=1/],
  [{ ...everywhere, DATASET: 'full' }, /DEMO_PUBLIC=1/],
  [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 lets others reach the API, but PUBLIC_ORIGINS is not/],
  [{ DATABASE_REPLICA_URL: 'mysql://db/x' }, /^DATABASE_REPLICA_URL cannot be used/],
  [{ DATABASE_REPLICA_URL: 'postgres://db/x' }, /DATABASE_URL is not/],
  [{ REDIS_URL: '127.0.0.1:6379' }, /^REDIS_URL cannot be used: .*redis:\/\/ or rediss:\/\/\.$/],
  [{ REDIS_URL: 'redis:' }, /^REDIS_URL cannot be used: it names no host, as redis:\/\/127/],
  [{ METRICS_PORT: '99999' }, /^METRICS_PORT cannot be used/],
  [{ METRICS_PORT: '4000' }, /^METRICS_PORT and API_PORT are the same/],
  [{ S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT cannot be used/],
  [{ S3_BUCKET: 'files' }, /needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well/],
  [{ S3_ENDPOINT: 'http://minio:9000' }, /S3_BUCKET and S3_ACCESS_KEY_ID and /],
  [
    { REDIS_URL: 'redis://127.0.0.1/abc' },
    /^REDIS_URL cannot be used: its path must be the number/,
  ],
  [{ DATABASE_URL: 'postgres://db:99999/x' }, /^DATABASE_URL cannot be used: it cannot be read as/],
  [
    { SHARE_ORIGIN: 'https://share.example/posts' },
    /^SHARE_ORIGIN cannot be used: .*without a path/,
  ],
  [{ PUBLIC_ORIGINS: 'https://*.example.org' }, /^PUBLIC_ORIGINS cannot be used/],
  [{ S3_BUCKET: 'a b/c' }, /^S3_BUCKET cannot be used: it may only have letters/],
  [{ S3_REGION: 'over there' }, /^S3_REGION cannot be used/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL cannot be used: it must be fatal, .*trace or silent\.$/],
  [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT cannot be used: it must be plain or json\.$/],
  [{ DEMO_PUBLIC: 'yes' }, /^DEMO_PUBLIC cannot be used: it must be 1 or 0\.$/],
  [{ BRAND: 'a'.repeat(61) }, /^BRAND cannot be used/],
  [{ S3_PATH_STYLE: 'yes' }, /^S3_PATH_STYLE cannot be used: it must be 1 or 0\.$/],
])('%o is refused with one sentence', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence);
});

test('a public deployment loads the demo only with DEMO_PUBLIC', () => {
  expect(readConfig(everywhere).dataset).toBe('none');
  // A proxy on the same machine forwards public traffic to 127.0.0.1.
  expect(readConfig({ PUBLIC_ORIGINS: 'https://admin.example.org' }).dataset).toBe('none');
  const asked = { ...everywhere, DATASET: 'demo', DEMO_PUBLIC: '1' };
  expect(readConfig(asked)).toMatchObject({ dataset: 'demo', allowsDemoPassword: true });
  expect(readConfig({}).allowsDemoPassword).toBe(true);
  expect(readConfig(everywhere).allowsDemoPassword).toBe(false);
});

const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test.each([
  ['Amazon', {}, { endpoint: undefined, region: 'us-east-1', isPathStyle: false }],
  ['another provider', { S3_ENDPOINT: 'http://minio:9000' }, { isPathStyle: true }],
  [
    'the bucket in the host name',
    { S3_ENDPOINT: 'http://x:9000', S3_PATH_STYLE: '0' },
    { isPathStyle: false },
  ],
])('S3-compatible storage: %s', (_name, settings, expected) => {
  expect(readConfig({ ...s3, ...settings }).s3).toMatchObject({ bucket: 'files', ...expected });
});

test('optional services are off unless they are set', () => {
  const nothing = { replicaUrl: undefined, redisUrl: undefined, s3: undefined, metrics: undefined };
  expect(readConfig({})).toMatchObject(nothing);
  expect(readConfig({ METRICS_PORT: '9400' }).metrics).toEqual({ host: '127.0.0.1', port: 9400 });
});

test('mail needs a server and a sender; the demo writes files instead', () => {
  const MAIL_URL = 'smtp://user:p%40ss@mail.example.org:587';
  const MAIL_FROM = 'Buddyline <no-reply@example.org>';
  const smtp = { way: 'smtp', url: MAIL_URL, from: MAIL_FROM };
  expect(readConfig({ MAIL_URL, MAIL_FROM }).mail).toEqual(smtp);
  expect(readConfig({}).mail).toEqual({ way: 'folder' });
  expect(readConfig({ DATASET: 'none' }).mail).toBeUndefined();
  expect(() => readConfig({ MAIL_URL })).toThrow(/MAIL_FROM is not/);
  expect(() => readConfig({ MAIL_FROM })).toThrow(/MAIL_URL is not/);
  for (const wrong of [
    'Buddyline',
    'a@b.example, c@d.example',
    'A <a@b.example',
    'a@b\r\nBcc: x',
  ]) {
    expect(() => readConfig({ MAIL_URL, MAIL_FROM: wrong })).toThrow(/^MAIL_FROM cannot be used/);
  }
  const noServer = { MAIL_URL: 'https://mail.example.org', MAIL_FROM };
  expect(() => readConfig(noServer)).toThrow(/^MAIL_URL cannot be used: .*smtp:\/\/ or smtps/);
  expect(() => readConfig({ MAIL_URL: 'smtp://', MAIL_FROM })).toThrow(/names no host, as smtp:/);
});

test.each([
  'tls.rejectUnauthorised=false',
  'tls.rejectUnauthorized=no',
  'requireTLS=false',
  'streamTransport=true',
  'sendmail=true',
  'pool=1',
  'name=one&name=two',
])('an option of MAIL_URL that would be ignored or do harm is named: %s', (query) => {
  const read = (text: string) =>
    readConfig({ MAIL_URL: `smtps://u:secret@mail.example.org?${text}`, MAIL_FROM: 'a@b.example' });
  const wrong = query.split('&')[0] ?? '';
  expect(() => read(query)).toThrow(`MAIL_URL cannot be used: ${wrong} is not an option`);
  expect(() => read(query)).not.toThrow('secret');
  expect(read('tls.rejectUnauthorized=false&name=buddyline.example').mail).toBeDefined();
});

test('passkeys are for the panel where it has a name and https, or on this machine', () => {
  const passkeysOf = (ADMIN_ORIGIN: string, PASSKEY_RP_ID?: string) =>
    readConfig({ ADMIN_ORIGIN, PASSKEY_RP_ID }).passkeys;
  const here = { rpId: 'localhost', origin: 'http://localhost:4001' };
  expect(readConfig({}).passkeys).toEqual(here);
  const origin = 'https://admin.example.org';
  expect(passkeysOf(origin)).toEqual({ rpId: 'admin.example.org', origin });
  expect(passkeysOf(origin, 'example.org')).toEqual({ rpId: 'example.org', origin });
  for (const nameless of ['http://admin.example.org', 'https://192.0.2.7', 'https://[2001:db8::7]'])
    expect(passkeysOf(nameless)).toBeNull();
  for (const foreign of ['example.com', 'min.example.org', 'https://example.org'])
    expect(() => passkeysOf(origin, foreign)).toThrow(/^PASSKEY_RP_ID cannot be used/);
});
