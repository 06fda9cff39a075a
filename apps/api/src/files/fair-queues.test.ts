import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { embeddedTest } from '../db/testing/engine-tests.ts';
import { type FormPart, formOf } from '../testing/forms.ts';
import { contentPart, sendPost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { filePart, picture } from '../testing/uploads.ts';
import { encodeFile } from './encode-file.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
});
afterAll(() => api.close());

async function sendCertificate(file: FormPart) {
  const { payload, headers } = formOf([{ name: 'title', value: 'AOWD' }, file]);
  const place = { method: 'POST', url: '/api/certificates' };
  return api.call({ ...place, payload, headers: { ...as(diver), ...headers } });
}

embeddedTest.each([
  {
    name: 'pictures',
    type: 'image/png',
    source: () => picture(1_500, 1_000).png().toBuffer(),
    send: (bytes: Buffer) => sendPost(api, diver, [contentPart('Up.'), filePart(bytes)]),
  },
  {
    name: 'documents',
    type: 'application/pdf',
    source: () => Promise.resolve(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6e6)])),
    send: () => sendCertificate(filePart(Buffer.from('%PDF-1.7\n%%EOF\n'))),
  },
])(
  'a person who fills the queue of $name does not keep others from uploading',
  { timeout: 60_000 },
  async ({ type, source, send }) => {
    const bytes = await source();
    const flood = Array.from({ length: 22 }, () =>
      encodeFile('certificate', bytes, type, { from: 'flooder', isFirst: false }).catch(
        ({ status }: { status: number }) => status,
      ),
    );
    expect(await send(bytes)).toMatchObject({ status: 200 });
    expect(await Promise.all(flood)).toContain(503);
  },
);
