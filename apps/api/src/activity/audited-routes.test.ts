import { afterAll, beforeAll, expect, test } from 'vitest';
import { v4 as uuid, v7 as uuidv7 } from 'uuid';
import { sampleComment, sampleDiveLog } from '../db/testing/sample-rows.ts';
import { actionsOf } from '../http/audit.ts';
import { readMethods } from '../http/read-methods.ts';
import { addFailedMail } from '../mail/testing/mails-sql.ts';
import { readEntries } from '../testing/activity-sql.ts';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { diveFileCalls } from '../testing/dive-files/audited-calls.ts';
import { type Call, type AuditedCall, auditedAnswers } from '../testing/audited-answers.ts';
import { formOf } from '../testing/forms.ts';
import { lastCode } from '../testing/accounts/mails-sql.ts';
import { contentPart, writePost } from '../testing/posts.ts';
import { auditedPasskeys } from '../testing/accounts/audited-passkeys.ts';
import { auditedTwoStep } from '../testing/accounts/audited-two-step.ts';
import { holdClock } from '../testing/accounts/two-step.ts';
import { forget, postAs } from '../testing/accounts/registering.ts';
import { type Answer, type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { openTicket } from '../testing/tickets/tickets-sql.ts';
import { filePart, picture } from '../testing/uploads.ts';

const password = 'right-password';

holdClock();

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin', password });
});
afterAll(() => api.close());

const formCall = (parts: Parameters<typeof formOf>[0]): Call => formOf(parts);
const png = async () => filePart(await picture(64, 64).png().toBuffer());

const hidden = async () => {
  const { id } = await writePost(api, admin);
  const url = `/api/posts/${id}`;
  const payload = { isEnabled: false };
  const answer = await api.call({ method: 'PATCH', url, headers: as(admin), payload });
  return { id, activityId: String(answer.headers['x-undo']) };
};

async function inTrash(): Promise<{ ticketId: string; deletionId: string }> {
  const ticketId = await openTicket(api, diver);
  const url = `/api/tickets/${ticketId}`;
  const answer = await api.call({ method: 'DELETE', url, headers: as(admin) });
  return { ticketId, deletionId: String(answer.headers['x-undo']) };
}

const unknown: Call = { ids: [uuidv7()] };

/** For each route that audits something: a call that changes something, prepared when it is made. */
const calls: Record<string, () => Promise<AuditedCall> | AuditedCall> = {
  'POST /api/auth/login': () => ({
    action: 'sessions.sign-in',
    itemId: undefined,
    payload: { email: admin.email, password },
    refused: { payload: { email: 'nobody@buddyline.example', password } },
  }),
  'POST /api/auth/change-password/:userId': async () => {
    const person = await api.addPerson({ password });
    const payload = { oldPassword: password, newPassword: 'another-password' };
    const refused = { ids: [person.id], payload: { ...payload, oldPassword: 'wrong-password' } };
    return {
      action: 'users.change-password',
      ids: [person.id],
      payload,
      as: person,
      refused: { ...refused, as: person },
    };
  },
  'POST /api/auth/reset-password': async () => {
    const person = await api.addPerson();
    const proof = await forget(api, person.email);
    const payload = { ...proof, newPassword: 'another-password' };
    const refused = { payload: { ...payload, code: 'none' } };
    return { action: 'users.reset-password', itemId: person.id, payload, as: person, refused };
  },
  'POST /api/auth/change-email/confirm': async () => {
    const person = await api.addPerson({ password });
    const email = `new-${person.email}`;
    await postAs(api, 'change-email', { email, password }, as(person));
    const payload = { code: await lastCode(api, email) };
    const refused = { payload: { code: 'none' }, as: person };
    return { action: 'users.change-email', itemId: person.id, payload, as: person, refused };
  },
  'POST /api/auth/restore-account': async () => {
    const person = await api.addPerson({ password });
    const url = `/api/users/${person.id}`;
    await api.call({ method: 'DELETE', url, headers: as(person), payload: { password } });
    const payload = { email: person.email, password };
    const refused = { payload: { ...payload, password: 'wrong-password' } };
    return { action: 'users.restore', itemId: person.id, payload, as: person, refused };
  },
  ...auditedTwoStep(() => api),
  ...auditedPasskeys(() => api),
  'DELETE /api/auth/sessions/:sessionId': async () => {
    const person = await api.addPerson();
    const answer = await api.call({
      method: 'GET',
      url: '/api/auth/sessions',
      headers: as(person),
    });
    const [session] = Object(answer.body?.data);
    const refused = { ids: [uuidv7()], as: person };
    return { action: 'sessions.end', ids: [session.id], as: person, refused };
  },
  'DELETE /api/auth/sessions': async () => ({
    action: 'sessions.end',
    itemId: null,
    as: await api.addPerson(),
    refused: { headers: { authorization: 'Bearer none' } },
  }),
  'PUT /api/users/:userId': () => ({
    action: 'users.update',
    ids: [diver.id],
    payload: { fullName: 'Mira Haddad', country: 'Egypt', age: 34, bio: '' },
    fields: ['age', 'bio', 'country', 'fullName'],
    refused: { ids: [diver.id], payload: { fullName: 'Mira' } },
  }),
  'PUT /api/users/admin/:userId': () => ({
    action: 'users.update',
    ids: [diver.id],
    payload: { isVerified: true, role: 'USER' },
    fields: ['isVerified'],
    refused: { ids: [diver.id], payload: { username: admin.username } },
  }),
  'POST /api/users/upload-profile/:userId': async () => ({
    action: 'users.change-picture',
    ids: [diver.id],
    ...formCall([await png()]),
    fields: ['profilePicture'],
    refused: { ids: [diver.id], ...formCall([]) },
  }),
  'GET /api/users/:userId/archive.zip': () => ({
    action: 'users.archive',
    ids: [diver.id],
    refused: { ids: [uuidv7()] },
  }),
  'DELETE /api/users/:userId': () => ({
    action: 'users.delete',
    ids: [diver.id],
    refused: { ids: [admin.id] },
  }),
  'POST /api/posts': async () => ({
    action: 'posts.create',
    itemId: undefined,
    ...formCall([contentPart('Manta!'), await png()]),
    fields: ['content', 'imageResourceId'],
    refused: formCall([contentPart(' ')]),
  }),
  'PUT /api/posts/:postId': async () => ({
    action: 'posts.update',
    ids: [(await writePost(api, admin, { hasPicture: true })).id],
    ...formCall([contentPart('Two mantas!'), await png()]),
    fields: ['content', 'imageResourceId'],
    refused: { ...unknown, ...formCall([contentPart('Manta!')]) },
  }),
  'PATCH /api/posts/:postId': async () => ({
    action: 'posts.hide',
    ids: [(await writePost(api, admin)).id],
    payload: { isEnabled: false },
    fields: ['isEnabled'],
    refused: { ...unknown, payload: { isEnabled: false } },
  }),
  'DELETE /api/posts/:postId': async () => ({
    action: 'posts.delete',
    ids: [(await writePost(api, admin)).id],
    refused: unknown,
  }),
  'DELETE /api/comments/:commentId': async () => {
    const { id } = await writePost(api, admin);
    const comment = sampleComment(id, diver.id);
    await api.services.database.db.insertInto('comments').values(comment).execute();
    return { action: 'comments.delete', ids: [comment.id], refused: unknown };
  },
  'DELETE /api/certificates/:certificateId': async () => ({
    action: 'certificates.delete',
    ids: [(await issueCertificate(api, diver)).id],
    refused: unknown,
  }),
  'PUT /api/certificates/:certificateId': async () => ({
    action: 'certificates.update',
    ids: [(await issueCertificate(api, diver)).id],
    payload: { title: 'Rescue Diver', description: 'Issued in Dahab, in spring.' },
    fields: ['description', 'title'],
    refused: { ids: [(await issueCertificate(api, diver)).id], payload: { title: ' ' } },
  }),
  'PUT /api/divelogs/:diveLogId': async () => ({
    action: 'dive-logs.update',
    ids: [await addDiveLog()],
    payload: { maxDepth: 99, site: 'Shark Reef', isWreck: true },
    fields: ['isWreck', 'maxDepth'],
    refused: { ids: [await addDiveLog()], payload: { latitude: 91 } },
  }),
  'DELETE /api/divelogs/:diveLogId': async () => ({
    action: 'dive-logs.delete',
    ids: [await addDiveLog()],
    refused: unknown,
  }),
  'PUT /api/tickets/:ticketId': async () => ({
    action: 'tickets.update',
    ids: [await openTicket(api, diver)],
    payload: { status: 'CLOSED' },
    fields: ['status'],
    refused: { ids: [await openTicket(api, diver)], payload: { status: 'DONE' } },
  }),
  'PATCH /api/tickets/:ticketId': async () => ({
    action: 'tickets.update',
    ids: [await openTicket(api, diver)],
    payload: { category: 'Users', priority: 'urgent' },
    fields: ['category', 'priority'],
    refused: { ids: [await openTicket(api, diver)], payload: {} },
  }),
  'DELETE /api/tickets/:ticketId': async () => ({
    action: 'tickets.delete',
    ids: [await openTicket(api, diver)],
    refused: unknown,
  }),
  'POST /api/activity/:activityId/undo': async () => {
    const { id, activityId } = await hidden();
    return {
      action: 'posts.undo',
      ids: [activityId],
      itemId: id,
      fields: ['isEnabled'],
      refused: { ids: [activityId] },
    };
  },
  ...diveFileCalls(() => ({ api, admin, diver })),
  'POST /api/bulk': async () => {
    const id = await openTicket(api, diver);
    const payload = { action: 'tickets.close', ids: [id], operationId: uuid() };
    return {
      action: 'tickets.update',
      itemId: id,
      payload,
      fields: ['status'],
      refused: { payload: { ...payload, operationId: uuid(), ids: [uuidv7()] } },
    };
  },
  ...auditedAnswers({ api: () => api, admin: () => admin, diver: () => diver, send }),
  'POST /api/mails/:mailId/send-again': async () => ({
    action: 'mails.send',
    ids: [await addFailedMail(api.services.database.db)],
    refused: unknown,
  }),
  'POST /api/trash/:deletionId/restore': async () => {
    const { ticketId, deletionId } = await inTrash();
    const ids = [deletionId];
    return {
      action: 'tickets.restore',
      ids,
      payload: {},
      itemId: ticketId,
      refused: { ids, payload: {} },
    };
  },
  'DELETE /api/trash/:deletionId': async () => {
    const { ticketId, deletionId } = await inTrash();
    return { action: 'tickets.purge', ids: [deletionId], itemId: ticketId, refused: unknown };
  },
};

async function addDiveLog(): Promise<string> {
  const log = sampleDiveLog(diver.id);
  await api.services.database.db.insertInto('dive_logs').values(log).execute();
  return log.id;
}

function send(
  route: string,
  { ids = [], payload, headers, as: caller = admin }: Call,
): Promise<Answer> {
  const [method = '', pattern = ''] = route.split(' ');
  let index = 0;
  const url = pattern.replaceAll(/:\w+/g, () => ids[index++] ?? '');
  return api.call({ method, url, payload, headers: { ...as(caller), ...headers } });
}

/** The entries that a call leaves, of all items. */
async function entriesOf(call: () => Promise<Answer>) {
  const before = new Set((await readEntries(api)).map(({ id }) => id));
  const answer = await call();
  const entries = (await readEntries(api)).filter(({ id }) => !before.has(id));
  return { answer, entries };
}

test('every route that audits something is called below', () => {
  const noting = api.api.routeTable
    .filter(({ config }) => actionsOf(config).length > 0)
    .map(({ method, url }) => `${String(method)} ${url}`);
  expect(noting.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('all other routes that change something say why they audit nothing', () => {
  const silent = api.api.routeTable
    .filter(({ method }) => !readMethods.has(String(method)))
    .filter(({ config }) => actionsOf(config).length === 0)
    .map(({ method, url, config }) => [`${String(method)} ${url}`, config?.audit]);
  expect(Object.fromEntries(silent)).toEqual({
    'POST /api/auth/refresh-token': { none: expect.stringMatching(/\w/) },
    'POST /api/api/auth/refresh-token': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/logout': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/two-step/codes': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/proof': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/proof/options': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/passkey/options': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/two-step/passkeys/options': { none: expect.stringMatching(/\w/) },
    'PUT /api/auth/two-step/passkeys/:passkeyId': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/register': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/send-code': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/confirm-email': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/forgot-password': { none: expect.stringMatching(/\w/) },
    'POST /api/auth/change-email': { none: expect.stringMatching(/\w/) },
    'POST /api/divelogs/imports': { none: expect.stringMatching(/\w/) },
    'POST /api/posts/:postId/share': { none: expect.stringMatching(/\w/) },
    'PUT /api/posts/:itemId/like': { none: expect.stringMatching(/\w/) },
    'DELETE /api/posts/:itemId/like': { none: expect.stringMatching(/\w/) },
    'POST /api/comments/post/:postId': { none: expect.stringMatching(/\w/) },
    'PUT /api/comments/:itemId/like': { none: expect.stringMatching(/\w/) },
    'DELETE /api/comments/:itemId/like': { none: expect.stringMatching(/\w/) },
    'PUT /api/people/:username/follow': { none: expect.stringMatching(/\w/) },
    'DELETE /api/people/:username/follow': { none: expect.stringMatching(/\w/) },
    'POST /api/certificates': { none: expect.stringMatching(/\w/) },
    'POST /api/divelogs': { none: expect.stringMatching(/\w/) },
    'POST /api/tickets': { none: expect.stringMatching(/\w/) },
    'POST /api/users/:userId/sanctions/preview': { none: expect.stringMatching(/\w/) },
    'PUT /api/live/:streamId': { none: expect.stringMatching(/\w/) },
    'POST /api/views': { none: expect.stringMatching(/\w/) },
    'PUT /api/views/:viewId': { none: expect.stringMatching(/\w/) },
    'DELETE /api/views/:viewId': { none: expect.stringMatching(/\w/) },
  });
});

test.each(Object.entries(calls))('%s leaves exactly one entry', async (route, prepare) => {
  diver = await api.addPerson();
  const call = await prepare();
  const { answer, entries } = await entriesOf(() => send(route, call));
  expect([200, 201]).toContain(answer.status);
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  const { action, ids = [], itemId = ids.at(-1), fields, as: caller = admin } = call;
  expect(entry).toMatchObject({
    action,
    noun: action.split('.')[0],
    actor_id: caller.id,
    actor_name: caller === admin ? 'Ada Admin' : 'Test Diver',
    request_id: answer.headers['x-request-id'],
    ...(itemId !== undefined && { item_id: itemId }),
  });
  const changed = entry?.changes === null ? undefined : Object.keys(Object(entry?.changes));
  expect(changed?.toSorted()).toEqual(fields);
});

test.each(Object.entries(calls))('%s, refused, leaves no entry', async (route, prepare) => {
  diver = await api.addPerson();
  const { refused, ...call } = await prepare();
  if (route.includes('undo') || route.endsWith('restore')) await send(route, call);
  const { answer, entries } = await entriesOf(() => send(route, refused ?? {}));
  // A bulk call answers 200 with the refusals.
  expect(answer.status).toSatisfy((status) => status >= 400 || route === 'POST /api/bulk');
  expect(entries).toEqual([]);
});

test('what members write and change of their own leaves no entry, what they delete does', async () => {
  diver = await api.addPerson();
  const own = { as: diver };
  const { entries } = await entriesOf(async () => {
    const form = formCall([contentPart('Manta!')]);
    const { body } = await send('POST /api/posts', { ...own, ...form });
    const { id: postId } = Object(body?.data);
    const edited = formCall([contentPart('Two mantas!'), await png()]);
    await send('PUT /api/posts/:postId', { ...own, ids: [postId], ...edited });
    const logId = await addDiveLog();
    const payload = { maxDepth: 99 };
    await send('PUT /api/divelogs/:diveLogId', { ...own, ids: [logId], payload });
    return send('DELETE /api/posts/:postId', { ...own, ids: [postId] });
  });
  expect(entries).toMatchObject([{ action: 'posts.delete', actor_id: diver.id }]);
});

test('an update that changes nothing leaves no entry', async () => {
  diver = await api.addPerson();
  const profile = { fullName: 'Test Diver', country: 'Egypt', age: 34, bio: '' };
  const save = () => send('PUT /api/users/:userId', { ids: [diver.id], payload: profile });
  await save();
  expect((await entriesOf(save)).entries).toEqual([]);
});

test('the server does not start with a route that does not say what it audits', async () => {
  const unfinished = await startTestApi({}, (routes) => {
    routes.post('/api/forgotten', { config: { access: { who: 'anyone' } } }, () => 'done');
  }).catch((error: unknown) => error);
  expect(String(unfinished)).toMatch(/do not declare what they audit: POST \/api\/forgotten/);
});
