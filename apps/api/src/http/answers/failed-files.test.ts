import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';
import { sendAsFile, sendPieces } from '../../routes/exports/export-answers.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { member } from '../access.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({}, (routes) => {
    routes.get(
      '/failing-file',
      {
        config: { access: member },
        schema: {
          operationId: 'getFailingFile',
          summary: 'A file whose first rows cannot be read',
          tags: ['exports'],
          response: {
            200: { description: 'CSV', content: { 'text/csv': { schema: { type: 'string' } } } },
          },
        },
      },
      async (_request, reply) => {
        sendAsFile(reply, { subject: 'mira', extension: 'csv', type: 'text/csv' });
        return sendPieces(reply, failing());
      },
    );
  });
  diver = await api.addPerson();
});
afterAll(() => api.close());

async function* failing(): AsyncGenerator<string> {
  yield* await Promise.reject<string[]>(new DatabaseUnavailableError('busy'));
}

test.each(['identity', 'gzip', 'br'])(
  '503: a file that fails before its first bytes, as %s, is answered as any failure',
  async (encoding) => {
    const headers = { ...as(diver), 'accept-encoding': encoding };
    const answer = await api.api.inject({ url: '/failing-file', headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '1',
    });
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toEqual({ isSuccessful: false, message: expect.any(String) });
  },
);
