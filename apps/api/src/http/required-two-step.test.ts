import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { postAs } from '../testing/accounts/registering.ts';
import { connectApp, holdClock } from '../testing/accounts/two-step.ts';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

const password = 'right-password';

holdClock();

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ requiresTwoStep: true });
  diver = await api.addPerson();
});
afterAll(() => api.close());

/** What staff without a second step may call, beside what needs no sign-in. */
const open = [
  'POST /api/auth/change-password/:userId',
  'POST /api/auth/proof',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:sessionId',
  'GET /api/auth/two-step',
  'POST /api/auth/two-step/codes',
  'POST /api/auth/two-step/codes/confirm',
  'POST /api/auth/proof/options',
  'POST /api/auth/two-step/passkeys/options',
  'POST /api/auth/two-step/passkeys',
  'GET /api/users/:userId/profile',
];

test('staff without a second step reach only what sets one up', async () => {
  const refused: string[] = [];
  const routes = api.api.routeTable.filter(({ method, config }) => {
    const isOpen = config?.access?.who === 'anyone' || config?.access?.who === 'record';
    return method !== 'HEAD' && !isOpen;
  });
  for (const { method, url } of routes) {
    const admin = await api.addPerson({ role: 'ADMIN' });
    const path = url.replaceAll(/:\w+/g, (name) => (name === ':userId' ? admin.id : uuidv7()));
    const { body } = await api.call({ method: String(method), url: path, headers: as(admin) });
    if (Object(body).code === 'two-step-required') refused.push(`${String(method)} ${url}`);
  }
  const names = routes.map(({ method, url }) => `${String(method)} ${url}`);
  expect(refused.toSorted()).toEqual(names.filter((name) => !open.includes(name)).toSorted());
});

test('they have no rights there, only what is their own', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const profile = (id: string) =>
    api.call({ method: 'GET', url: `/api/users/${id}/profile`, headers: as(admin) });
  expect(await profile(admin.id)).toMatchObject({ status: 200 });
  expect(await profile(diver.id)).toMatchObject({ status: 403 });
});

test('not even with the file cookie', async () => {
  const { email } = await api.addPerson({ role: 'ADMIN', password });
  const { cookies } = await postAs(api, 'login', { email, password });
  const files = cookies.find(({ name }) => name === 'files')?.value;
  const { fileId } = await issueCertificate(api, diver);
  const headers = { cookie: `files=${files}` };
  const answer = await api.call({ method: 'GET', url: `/api/files/${fileId}`, headers });
  expect(answer).toMatchObject({ status: 403, body: { code: 'two-step-required' } });
});

test('with one they do their work at once, and cannot switch it off', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const call = { method: 'GET', url: '/api/users', headers: as(admin) };
  expect(await api.call(call)).toMatchObject({ status: 403 });
  const step = { method: 'GET', url: '/api/auth/two-step', headers: as(admin) };
  expect(await api.call(step)).toMatchObject({ body: { data: { isRequired: true } } });
  await connectApp(api, admin);
  expect(await api.call(call)).toMatchObject({ status: 200 });
  expect(await api.call(step)).toMatchObject({ body: { data: { isRequired: false } } });
  const removal = { method: 'DELETE', url: '/api/auth/two-step/codes', headers: as(admin) };
  expect(await api.call(removal)).toMatchObject({ status: 409 });
});

test('members need none', async () => {
  const feed = { method: 'GET', url: '/api/feed', headers: as(diver) };
  expect(await api.call(feed)).toMatchObject({ status: 200 });
});
