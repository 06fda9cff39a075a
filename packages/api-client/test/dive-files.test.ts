import { expect, test } from 'vitest';
import { exportCalls } from '../src/exports.ts';
import { importCalls } from '../src/imports.ts';
import { startFakeApi } from './fake-api.ts';
import { openTab } from './tab.ts';

const preview = {
  id: 'i',
  format: 'uddf',
  generator: null,
  lost: { samples: 3 },
  dives: [
    { n: 1, state: 'new', duplicateOf: null, dive: { maxDepth: 60 }, findings: [], notes: [] },
  ],
};

test('a file is sent for its preview, under the id that the caller has chosen', async () => {
  const fake = await startFakeApi({
    'POST /api/divelogs/imports': () => ({ status: 201, body: { data: preview } }),
  });
  const { calls } = openTab({ baseUrl: fake.baseUrl, token: 't' }).api;
  const file = new File(['<uddf/>'], 'dives.uddf');
  const answer = await importCalls(calls).preview('u', file, { id: 'i' });
  expect(fake.calls[0]?.line).toBe('POST /api/divelogs/imports?userId=u&id=i');
  expect(fake.calls[0]?.body).toContain('filename="dives.uddf"');
  // Fields that another backend leaves out have no value.
  expect(answer.dives[0]?.dive).toMatchObject({ maxDepth: 60, site: null, isWreck: false });
});

test('progress, taking and undoing', async () => {
  const results = [{ n: 1, ok: true, id: 'a' }];
  const fake = await startFakeApi({
    'GET /api/divelogs/imports/i': () => ({
      body: { data: { id: 'i', state: 'reading', progress: 0.5, preview: null } },
    }),
    'POST /api/divelogs/imports/i': () => ({ body: { data: { results, undo: true } } }),
    'POST /api/divelogs/imports/i/undo': () => ({
      body: { message: 'Undone.', data: { removed: 1 } },
    }),
  });
  const imports = importCalls(openTab({ baseUrl: fake.baseUrl, token: 't' }).api.calls);
  expect(await imports.progress('i')).toMatchObject({ state: 'reading', progress: 0.5 });
  expect(await imports.take('i', { take: [1] })).toMatchObject({ data: { results, undo: true } });
  expect(await imports.undo('i')).toMatchObject({ message: 'Undone.' });
});

test('a file keeps its byte order mark, and its headers are read', async () => {
  const fake = await startFakeApi({
    'GET /api/exports/users.csv': () => ({ body: '\uFEFFid\r\n' }),
    'GET /api/exports/divelogs/u.uddf': () => ({
      body: '<uddf/>',
      headers: { 'x-dives-without-date': '2', 'x-dives-incomplete': '1' },
    }),
  });
  const files = exportCalls(openTab({ baseUrl: fake.baseUrl, token: 't' }).api.calls);
  const csv = await files.list('users', { search: 'mira' });
  expect([...new Uint8Array(await csv.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(fake.calls[0]?.line).toBe('GET /api/exports/users.csv?search=mira');
  const logbook = await files.logbook('u', 'uddf');
  expect(logbook).toMatchObject({ withoutDate: 2, incomplete: 1 });
  expect(await logbook.content.text()).toBe('<uddf/>');
});

test('a refused export is the error of the server', async () => {
  const fake = await startFakeApi({
    'GET /api/exports/users.csv': () => ({
      status: 429,
      body: { isSuccessful: false, message: 'Wait.' },
    }),
  });
  const files = exportCalls(openTab({ baseUrl: fake.baseUrl, token: 't' }).api.calls);
  await expect(files.list('users', {})).rejects.toMatchObject({ status: 429, message: 'Wait.' });
});
