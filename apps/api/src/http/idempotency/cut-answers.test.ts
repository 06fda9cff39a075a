import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { daysInTrash } from '../../testing/dive-files/imports-sql.ts';
import { formOf } from '../../testing/forms.ts';
import { contentPart } from '../../testing/posts.ts';
import {
  bytesOf,
  type Cut,
  sendCut,
  type WholeRequest,
} from '../../testing/requests/cut-requests.ts';
import { ageSession } from '../../testing/sessions-sql.ts';
import { ageAnswers } from '../../testing/stored-answers-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { fileState, filePart, picture } from '../../testing/uploads.ts';

const password = 'right-password';
const requestPoints = 6;
const answerPoints = 14;

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  await api.api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** Twenty places in a request and its answer, of which one like it is sent whole. */
async function cutsOf(request: WholeRequest): Promise<Cut[]> {
  const sent = bytesOf(request).length;
  const received = await sendCut(api, request);
  const part = (whole: number, n: number, of: number) => Math.max(1, Math.floor((whole * n) / of));
  return [
    ...Array.from({ length: requestPoints }, (_, n) => ({
      sent: part(sent, n + 1, requestPoints + 1),
    })),
    ...Array.from({ length: answerPoints }, (_, n) => ({
      received: part(received, n, answerPoints),
    })),
  ];
}

/** The request again, until the first is over. */
async function sendAgain({ method, ...rest }: WholeRequest) {
  const call = { ...rest, method: method === 'DELETE' ? 'DELETE' : 'POST' } as const;
  let answer = await api.call(call);
  await expect
    .poll(async () => {
      if (answer.status === 409) answer = await api.call(call);
      return answer.status;
    })
    .not.toBe(409);
  return answer;
}

function logging(site: string): WholeRequest {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const payload = Buffer.from(JSON.stringify({ site }));
  return { method: 'POST', url: '/api/divelogs', headers: { ...as(diver), ...headers }, payload };
}

async function posting(content: string): Promise<WholeRequest> {
  const shot = filePart(await picture(40, 30).png().toBuffer());
  const { payload, headers } = formOf([contentPart(content), shot]);
  const all = { ...as(diver), ...headers, 'idempotency-key': randomUUID() };
  return { method: 'POST', url: '/api/posts', headers: all, payload };
}

async function deleting(): Promise<WholeRequest & { id: string }> {
  const id = uuidv7();
  const row = { ...sampleDiveLog(diver.id), id };
  await api.services.database.db.insertInto('dive_logs').values(row).execute();
  return { method: 'DELETE', url: `/api/divelogs/${id}`, headers: as(diver), id };
}

async function signIn(): Promise<string> {
  const payload = { email: diver.email, password };
  const { cookies } = await api.call({ method: 'POST', url: '/api/auth/login', payload });
  return cookies[0]?.value ?? '';
}

const refreshing = (cookie: string): WholeRequest => ({
  method: 'POST',
  url: '/api/auth/refresh-token',
  headers: { cookie: `refresh=${cookie}` },
});

describe.each(['1 second', '61 seconds', '2 hours'])(
  'wherever a connection broke, and sent again after %s',
  (time) => {
    test('a dive is logged once', async () => {
      diver = await api.addPerson();
      const { db } = api.services.database;
      for (const [n, cut] of (await cutsOf(logging('Whole'))).entries()) {
        const site = `Reef ${n}`;
        const request = logging(site);
        await sendCut(api, request, cut);
        await ageAnswers(db, time);
        const again = await sendAgain(request);
        expect(again, site).toMatchObject({ status: 201, body: { data: { site } } });
      }
      const rows = db.selectFrom('dive_logs').select('site').where('user_id', '=', diver.id);
      const sites = (await rows.execute()).map(({ site }) => site);
      expect(sites).toHaveLength(requestPoints + answerPoints + 1);
      expect(new Set(sites).size).toBe(sites.length);
    });

    test('a post and its picture are stored once', async () => {
      diver = await api.addPerson();
      const { db } = api.services.database;
      const cuts = await cutsOf(await posting('Whole'));
      const before = await fileState(api);
      for (const [n, cut] of cuts.entries()) {
        const content = `Manta ${n}`;
        const request = await posting(content);
        await sendCut(api, request, cut);
        await ageAnswers(db, time);
        const again = await sendAgain(request);
        expect(again, content).toMatchObject({ status: 201, body: { data: { content } } });
      }
      const rows = db.selectFrom('posts').select('content').where('user_id', '=', diver.id);
      const contents = (await rows.execute()).map(({ content }) => content);
      expect(contents).toHaveLength(cuts.length + 1);
      expect(new Set(contents).size).toBe(contents.length);
      await expect.poll(async () => (await fileState(api)).incoming).toBe(0);
      expect((await fileState(api)).rows - before.rows).toBe(cuts.length);
    });

    test('a dive is in the trash once', async () => {
      diver = await api.addPerson();
      const cuts = await cutsOf(await deleting());
      for (const cut of cuts) {
        const { id, ...request } = await deleting();
        await sendCut(api, request, cut);
        expect([200, 404], id).toContain((await sendAgain(request)).status);
      }
      const { db } = api.services.database;
      const rows = db.selectFrom('dive_logs').select('id').where('user_id', '=', diver.id);
      expect(await rows.execute()).toEqual([]);
      expect(await daysInTrash(api, diver.id)).toHaveLength(cuts.length + 1);
    });

    test('nobody is signed out', async () => {
      diver = await api.addPerson({ password });
      const cuts = await cutsOf(refreshing(await signIn()));
      let cookie = await signIn();
      for (const [n, cut] of cuts.entries()) {
        await sendCut(api, refreshing(cookie), cut);
        const [session = ''] = cookie.split('.');
        await ageSession(api.services.database.db, session, time);
        const again = await sendAgain(refreshing(cookie));
        expect(again.status, `cut ${n}`).toBe(200);
        const { accessToken } = Object(again.body?.data);
        const url = `/api/users/${diver.id}/profile`;
        const headers = as({ ...diver, accessToken });
        expect(await api.call({ method: 'GET', url, headers })).toMatchObject({ status: 200 });
        cookie = again.cookies[0]?.value ?? cookie;
      }
    });
  },
);
