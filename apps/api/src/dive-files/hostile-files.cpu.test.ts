import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchBlocking } from '@buddyline/tests/blocking-time';
import { TooMuchToRead } from './read-in-process.ts';
import { previewDives, sendDiveFile } from '../testing/dive-files/import-calls.ts';
import { type Person, type TestApi, startTestApi } from '../testing/test-api.ts';
import { explainProblem } from '../routes/dive-log-imports/import-words.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
  // The first file loads the code of the process.
  await previewDives(api, diver, [{ date: '2026-05-01' }]);
});
afterAll(() => api.close());

const maxStallMs = 50;

const uddf = (content: string, head = '') =>
  Buffer.from(`${head}<uddf version="3.2.1">${content}</uddf>`);
const long = 'x'.repeat(60_000_000);
const lol = Array.from({ length: 9 }, (_, at) => {
  const before = at === 0 ? 'lol' : `&l${at - 1};`.repeat(10);
  return `<!ENTITY l${at} "${before}">`;
}).join('');

const files: [string, () => Buffer, number][] = [
  ['entities that multiply', () => uddf('<dive>&l8;</dive>', `<!DOCTYPE uddf [${lol}]>`), 422],
  [
    'an external entity',
    () => uddf('<dive>&x;</dive>', '<!DOCTYPE uddf [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    422,
  ],
  ['100,000 nested elements', () => uddf('<a>'.repeat(100_000)), 422],
  ['60 MB of one attribute', () => uddf(`<dive id="${long}"/>`), 422],
  ['60 MB of one text', () => uddf(`<dive>${long}</dive>`), 422],
  ['broken UTF-8', () => Buffer.from('<uddf><dive>\xe8</dive></uddf>', 'latin1'), 422],
  ['a gzip file', () => gzipSync(uddf('<dive/>')), 415],
  ['a zip file', () => Buffer.from('PK\u0003\u0004…'), 415],
  ['a picture', () => Buffer.from('\x89PNG\r\n\u001a\n', 'latin1'), 415],
  ['no dives', () => uddf(''), 422],
  ['another kind of XML', () => Buffer.from('<svg/>'), 415],
  ['nothing', () => Buffer.alloc(0), 400],
];

test.each(files)(
  '%s: refused in a sentence, without keeping others waiting',
  async (_name, file, status) => {
    const bytes = file();
    const stalls: number[] = [];
    // As in `event-loop.cpu.test.ts`, one attempt may include a garbage collection.
    for (let attempt = 0; attempt < 3 && Math.min(...stalls) > maxStallMs; attempt += 1) {
      // The body is put together before the watch begins.
      const answering = sendDiveFile(api, diver, bytes);
      const blocking = watchBlocking();
      const answer = await answering;
      stalls.push(blocking());
      expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\.$/) } });
      expect(await readdir(api.services.storage.incoming)).toEqual([]);
    }
    expect(Math.min(...stalls)).toBeLessThan(maxStallMs);
  },
);

test('413: a file above 64 MB, of which nothing stays', async () => {
  const answer = await sendDiveFile(api, diver, Buffer.alloc(64_000_001, 'x'));
  expect(answer).toMatchObject({ status: 413 });
  expect(await readdir(api.services.storage.incoming)).toEqual([]);
});

test('long texts take no more memory than what is kept of them', async () => {
  // Small on the disk; each of its letters was an object in memory.
  const notes = `<dive><notes>${'&lt;'.repeat(190_000)}</notes></dive>`;
  const before = process.memoryUsage.rss();
  const answer = await sendDiveFile(api, diver, uddf(notes.repeat(80)));
  expect([201, 422]).toContain(answer.status);
  expect(process.memoryUsage.rss() - before).toBeLessThan(400_000_000);
});

test('422 for a file that needs too much time or memory', () => {
  expect(explainProblem(new TooMuchToRead('of this'))).toMatchObject({
    status: 422,
    message: expect.stringMatching(/too much time or memory/),
  });
});
