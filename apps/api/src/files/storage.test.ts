import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from './storage.ts';

test('a second process leaves the uploads of the first alone, and clears abandoned ones', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  const { incoming } = await openStorage({ dataDir });
  await writeFile(join(incoming, 'arriving'), '');
  await writeFile(join(incoming, 'abandoned'), '');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(incoming, 'abandoned'), anHourAgo, anHourAgo);
  await openStorage({ dataDir });
  expect(await readdir(incoming)).toEqual(['arriving']);
  await rm(dataDir, { recursive: true });
});
