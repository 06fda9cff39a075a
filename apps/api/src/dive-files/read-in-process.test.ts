import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProcessReader, TooMuchToRead } from './read-in-process.ts';

const dive =
  '<dive><informationbeforedive><datetime>2024-05-06T10:00</datetime></informationbeforedive></dive>';
const waypoints = '<waypoint><depth>12.3</depth></waypoint>'.repeat(26_000);
let folder: string;
let small: string;
let large: string;
let full: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-in-process-'));
  small = join(folder, 'small.uddf');
  large = join(folder, 'large.uddf');
  full = join(folder, 'full.uddf');
  await writeFile(small, `<uddf>${dive}</uddf>`);
  await writeFile(large, `<uddf>${dive}<dive><samples>${waypoints}</samples></dive></uddf>`);
  await writeFile(full, `<uddf>${dive.repeat(5_000)}</uddf>`);
});
afterAll(() => rm(folder, { recursive: true }));

const from = (sender: string) => ({ from: sender, onProgress: () => undefined });

test('each sender has one file at a time', async () => {
  const read = createProcessReader();
  const first = read(small, from('mira'));
  await expect(read(small, from('mira'))).rejects.toMatchObject({ status: 409 });
  expect((await first).dives).toHaveLength(1);
  expect((await read(small, from('mira'))).dives).toHaveLength(1);
});

test('after a file that needed too much, its sender pauses, and others do not', async () => {
  const read = createProcessReader({ maxMs: 1, pauseMs: 60_000 });
  await expect(read(large, from('mallory'))).rejects.toThrow(TooMuchToRead);
  await expect(read(small, from('mallory'))).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  await expect(read(large, from('mira'))).rejects.toThrow(TooMuchToRead);
});

test('a file that needs too much memory ends its process and nothing else', async () => {
  const read = createProcessReader({ heap: 8, pauseMs: 60_000 });
  await expect(read(full, from('mallory'))).rejects.toThrow(TooMuchToRead);
  await expect(read(full, from('mallory'))).rejects.toMatchObject({ status: 429 });
});

test('a small file does not wait for large ones', { timeout: 60_000 }, async () => {
  const read = createProcessReader();
  const done: string[] = [];
  const note = (name: string) => () => done.push(name);
  const senders = ['a', 'b', 'c', 'd'];
  const reading = senders.map((sender) => read(large, from(sender)).then(note('large')));
  await read(small, from('mira')).then(note('small'));
  // Their processes begin one after the other, and that of the small file with the first.
  expect(done.length).toBeLessThan(senders.length);
  await Promise.all(reading);
});

test(
  'after a file that took long, others come before its sender',
  { timeout: 60_000 },
  async () => {
    const read = createProcessReader({ briefMs: 0 });
    const senders = ['mallory', 'eve', 'trudy'];
    for (const sender of senders) await read(small, from(sender));
    const done: string[] = [];
    const note = (name: string) => () => done.push(name);
    const reading = senders.map((sender) => read(large, from(sender)).then(note(sender)));
    await Promise.all([...reading, read(large, from('mira')).then(note('mira'))]);
    expect(done.indexOf('mira')).toBe(1);
  },
);
