import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { readConfig } from './config.ts';
import { describeConfig } from './describe-config.ts';

test('without settings everything is in the data folder', () => {
  const config = readConfig({ DATA_DIR: '/data', DATASET: 'none', PUBLIC_ORIGINS: 'http://a:1' });
  expect(describeConfig(config)).toBe(
    `Buddyline API ${manifest.version}; database: embedded in /data; replica: none; Redis: none; files: /data/files; mail: none; data set: none; web apps: http://a:1`,
  );
});

test('services are named without their credentials', () => {
  const config = readConfig({
    COMMIT: '1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d',
    DATABASE_URL: 'postgres://buddyline:S3CRET@db:5432/diving?sslmode=no-verify&password=S3CRET',
    DATABASE_REPLICA_URL: 'postgres:///diving?host=/run/postgresql',
    SESSION_SECRET: 'S3CRET'.repeat(6),
    REDIS_URL: 'redis://:S3CRET@cache:6379',
    S3_BUCKET: 'reef',
    S3_ACCESS_KEY_ID: 'S3CRET',
    S3_SECRET_ACCESS_KEY: 'S3CRET',
    MAIL_URL: 'smtp://buddyline:S3CRET@mail.example.org:587',
    MAIL_FROM: 'no-reply@example.org',
    PUBLIC_ORIGINS: 'https://admin.example.org https://share.example.org',
  });
  expect(describeConfig(config)).toBe(
    `Buddyline API ${manifest.version} (1a2b3c4d); database: db:5432/diving; replica: /run/postgresql/diving; Redis: cache:6379; files: bucket reef; mail: mail.example.org:587; data set: none; web apps: https://admin.example.org https://share.example.org`,
  );
});

test('of the demo, mails are files', () => {
  expect(describeConfig(readConfig({ DATA_DIR: '/data' }))).toMatch(/; mail: \/data\/mail; /);
});
