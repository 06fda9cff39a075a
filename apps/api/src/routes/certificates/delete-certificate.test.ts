import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCertificate } from '../../db/testing/sample-rows.ts';
import { issueCertificate } from '../../testing/certificates-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';
import { fileState } from '../../testing/uploads.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

const remove = (id: string) =>
  api.call({ method: 'DELETE', url: `/api/certificates/${id}`, headers: as(admin) });

describe('DELETE /api/certificates/{id}', () => {
  test('200: the document answers 404 at once, others are kept; a purge deletes its bytes', async () => {
    const kept = await issueCertificate(api, diver);
    const before = await fileState(api);
    const { id, fileId } = await issueCertificate(api, diver);
    const { stored } = await fileState(api);

    const answer = await remove(id);

    expect(answer).toMatchObject({ status: 200, body: { message: 'Certificate deleted.' } });
    const read = (file: string) =>
      api.call({ method: 'GET', url: `/api/files/${file}`, headers: as(admin) });
    expect(await read(fileId)).toMatchObject({ status: 404 });
    expect(await read(kept.fileId)).toMatchObject({ status: 200 });
    expect(await fileState(api)).toEqual({ ...before, stored });
    await trashCalls(api, admin).purge(String(answer.headers['x-undo']));
    expect(await fileState(api)).toEqual(before);
  });

  test('200: a certificate without a document', async () => {
    const certificate = sampleCertificate(diver.id);
    await api.services.database.db.insertInto('certificates').values(certificate).execute();
    expect(await remove(certificate.id)).toMatchObject({ status: 200 });
  });

  test('200: a purge while the storage is down leaves the document for the sweep', async () => {
    const { id, fileId } = await issueCertificate(api, diver);
    const { storage, database } = api.services;
    const { remove: removeFile } = storage;
    storage.remove = () => Promise.reject(new Error('storage is down'));
    const trash = trashCalls(api, admin);
    const answer = await trash.purge(await trash.remove(`certificates/${id}`)).finally(() => {
      storage.remove = removeFile;
    });
    expect(answer.status).toBe(200);
    const left = await database.db.selectFrom('removed_files').select('file_id').execute();
    expect(left).toEqual([{ file_id: fileId }]);
  });
});
