import { type TestS3, startTestS3 } from '@buddyline/tests/servers/test-s3';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { ageRemovedFiles } from '../testing/files-sql.ts';
import { writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';
import { sweepRemovedFiles } from '../files/remove-bytes.ts';

const storages = ['a folder', 's3'] as const;

// Storage does not depend on the database engine, so one of the two runs is enough.
const isPglite = inject('databaseTemplate').engine === 'pglite';

describe.skipIf(!isPglite).each(storages)('files in %s', (kind) => {
  let s3: TestS3 | undefined;
  let api: TestApi;
  let admin: Person;
  let trash: ReturnType<typeof trashCalls>;
  beforeAll(async () => {
    s3 = kind === 's3' ? await startTestS3() : undefined;
    api = await startTestApi(s3 && { s3: s3.settings });
    admin = await api.addPerson({ role: 'ADMIN' });
    trash = trashCalls(api, admin);
  });
  afterAll(async () => {
    await api.close();
    await s3?.stop();
  });

  const read = (fileId: string | null) =>
    api.call({ method: 'GET', url: `/api/files/${fileId}`, headers: as(admin) });
  const sweep = async () => {
    const { database, storage } = api.services;
    await ageRemovedFiles(database.db);
    await sweepRemovedFiles(database.db, storage, { warn: () => {} });
  };

  async function expectSameBytes(item: string, fileId: string | null): Promise<void> {
    const before = await read(fileId);
    expect(before.status).toBe(200);
    const deletionId = await trash.remove(item);
    expect(await read(fileId)).toMatchObject({ status: 404 });
    await sweep();
    expect(await trash.restore(deletionId)).toMatchObject({ status: 200 });
    await sweep();
    const after = await read(fileId);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(after.headers['content-type']).toBe(before.headers['content-type']);
    const again = await trash.remove(item);
    expect(await trash.purge(again)).toMatchObject({ status: 200 });
    expect(await read(fileId)).toMatchObject({ status: 404 });
    expect(await api.services.storage.read(fileId ?? '', 'full.webp')).toBeUndefined();
    expect(await api.services.storage.read(fileId ?? '', 'document.pdf')).toBeUndefined();
  }

  test('the picture of a post answers 404 at once, and comes back byte for byte', async () => {
    const post = await writePost(api, admin, { hasPicture: true });
    await expectSameBytes(`posts/${post.id}`, post.imageResourceId);
  });

  test('the document of a certificate', async () => {
    const { id, fileId } = await issueCertificate(api, admin);
    await expectSameBytes(`certificates/${id}`, fileId);
  });

  test('the files of a user', async () => {
    const author = await api.addPerson({ role: 'ADMIN' });
    const post = await writePost(api, author, { hasPicture: true });
    await expectSameBytes(`users/${author.id}`, post.imageResourceId);
  });
});
