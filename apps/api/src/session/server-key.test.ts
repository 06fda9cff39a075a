import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServerKey } from './server-key.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'server-key-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const open = () => openServerKey({ sessionSecret: undefined, dataDir });

test('later starts use the key of the first start', async () => {
  const first = (await open()).derive('access-token');
  expect((await open()).derive('access-token')).toEqual(first);
});

test('an empty key file is refused, because anyone could sign with an empty key', async () => {
  await writeFile(join(dataDir, 'server.key'), '');
  await expect(open()).rejects.toThrow(/server\.key is damaged/);
});
