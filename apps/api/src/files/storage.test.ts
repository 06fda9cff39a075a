import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ByteRange } from './open-disk.ts';
import { newFileId, openStorage } from './storage.ts';

test('a second process removes abandoned uploads and keeps those in progress', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  const { incoming } = await openStorage({ dataDir, s3: undefined, diskFullPercent: 100 });
  await writeFile(join(incoming, 'arriving'), '');
  await writeFile(join(incoming, 'abandoned'), '');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(incoming, 'abandoned'), anHourAgo, anHourAgo);
  await openStorage({ dataDir, s3: undefined, diskFullPercent: 100 });
  expect(await readdir(incoming)).toEqual(['arriving']);
  await rm(dataDir, { recursive: true });
});

test('only the bytes of a range are read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  const storage = await openStorage({ dataDir, s3: undefined, diskFullPercent: 100 });
  const id = newFileId();
  await storage.write(id, [{ name: 'document.pdf', bytes: Buffer.from('0123456789') }]);
  const read = async (range?: ByteRange) => {
    const stored = await storage.read(id, 'document.pdf');
    const bytes = await stored?.stream(range);
    return bytes && text(bytes);
  };
  expect(await read({ start: 3, end: 5 })).toBe('345');
  expect(await read()).toBe('0123456789');
  await rm(dataDir, { recursive: true });
});

test('a failed write is reported even if removing the partial file fails too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  const storage = await openStorage({ dataDir, s3: undefined, diskFullPercent: 100 });
  await writeFile(join(dataDir, 'files'), 'no folder');
  const writing = storage.write(newFileId(), [{ name: 'a', bytes: Buffer.from('a') }]);
  await expect(writing).rejects.toMatchObject({ code: 'E_CANNOT_WRITE_FILE' });
  await rm(dataDir, { recursive: true });
});
