import { expect, test } from 'vitest';
import { startFakeApi } from './fake-api.ts';
import { openTab } from './tab.ts';

const line = 'HEAD /api/files/a%2Fb';

test('the media type of a file is read by HEAD', async () => {
  const fake = await startFakeApi({
    [line]: () => ({ headers: { 'content-type': 'application/pdf; charset=binary' } }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });
  expect(await api.files.mediaType('a/b')).toBe('application/pdf');
  expect(fake.calls.map((call) => call.line)).toEqual([line]);
});

test.each([405, 501])('the media type is null when HEAD is answered %d', async (status) => {
  const fake = await startFakeApi({ [line]: () => ({ status }) });
  expect(await openTab({ baseUrl: fake.baseUrl }).api.files.mediaType('a/b')).toBeNull();
});

test('a missing file and an unreachable backend are different errors', async () => {
  const fake = await startFakeApi({ [line]: () => ({ status: 404 }) });
  const { api } = openTab({ baseUrl: fake.baseUrl });
  await expect(api.files.mediaType('a/b')).rejects.toMatchObject({ kind: 'http', status: 404 });
  const closed = await startFakeApi({ [line]: () => 'hang up' });
  const lost = openTab({ baseUrl: closed.baseUrl }).api.files.mediaType('a/b');
  await expect(lost).rejects.toMatchObject({
    kind: 'network',
    message: 'Error Occur Please Try Again',
  });
});
