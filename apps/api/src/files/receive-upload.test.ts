import multipart from '@fastify/multipart';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../db/database-errors.ts';
import { callerOf } from '../http/access.ts';
import type { Api } from '../http/api.ts';
import { formOf } from '../testing/forms.ts';
import { type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { filePart, fileState, picture } from '../testing/uploads.ts';
import { limitUploads } from '../http/limits/upload-limit.ts';
import { insertFile } from './files-sql.ts';
import { receiveUpload } from './receive-upload.ts';

let api: TestApi;
/** Whether the transaction was committed before the connection was lost. */
let isCommitted: boolean;

beforeAll(async () => {
  api = await startTestApi({}, addUpload);
});
afterAll(() => api.close());

/** A route that loses the database connection during COMMIT. */
function addUpload(routes: Api): void {
  void routes.register(async (forms: Api) => {
    await forms.register(multipart);
    limitUploads(forms, 9);
    const config = { may: 'posts.update', audit: { none: 'Exists only in this test.' } } as const;
    forms.post('/api/lost', { config }, (request) =>
      receiveUpload(
        request,
        api.services,
        { kind: 'post', fields: v.object({}) },
        async (upload) => {
          if (isCommitted && upload.file !== null) {
            const row = { ...upload.file, user_id: callerOf(request).userId };
            await insertFile(api.services.database.db, row);
          }
          throw new DatabaseUnavailableError('lost');
        },
      ),
    );
  });
}

test.each([true, false])(
  'a connection that is lost during COMMIT answers 503 and keeps the bytes for the sweep (committed: %s)',
  async (committed) => {
    isCommitted = committed;
    const before = await fileState(api);
    const { payload, headers } = formOf([filePart(await picture().png().toBuffer())]);
    const admin = await api.addPerson({ role: 'ADMIN' });
    const call = { method: 'POST', url: '/api/lost', payload };
    const answer = await api.call({ ...call, headers: { ...headers, ...as(admin) } });
    expect(answer.status).toBe(503);
    const after = await fileState(api);
    expect(after.stored).toBeGreaterThan(before.stored);
    const { db } = api.services.database;
    const files = await db.selectFrom('files').select('id').execute();
    const removable = await db.selectFrom('removed_files').select('file_id').execute();
    // The second case still has the file of the first one.
    expect([files.length, removable.length]).toEqual([1, Number(!committed)]);
  },
);
