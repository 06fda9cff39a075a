import { afterAll, beforeAll, expect } from 'vitest';
import { embeddedTest } from '../db/testing/engine-tests.ts';
import { contentPart, sendPost } from '../testing/posts.ts';
import { type Person, type TestApi, startTestApi } from '../testing/test-api.ts';
import { filePart, picture } from '../testing/uploads.ts';
import { encodeFile } from './encode-file.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
});
afterAll(() => api.close());

embeddedTest(
  'a person who fills the queue of pictures does not keep others from uploading',
  { timeout: 60_000 },
  async () => {
    const bytes = await picture(1_500, 1_000).png().toBuffer();
    const flood = Array.from({ length: 22 }, () =>
      encodeFile('certificate', bytes, 'image/png', { from: 'flooder', isFirst: false }).catch(
        ({ status }: { status: number }) => status,
      ),
    );
    const answer = await sendPost(api, diver, [contentPart('Up.'), filePart(bytes)]);
    expect(answer).toMatchObject({ status: 201 });
    expect(await Promise.all(flood)).toContain(503);
  },
);
