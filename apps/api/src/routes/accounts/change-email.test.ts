import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntries } from '../../testing/activity-sql.ts';
import { ageCodes, lastCode, mailedCode, mailsTo } from '../../testing/accounts/mails-sql.ts';
import { newcomer, postAs } from '../../testing/accounts/registering.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
});
afterAll(() => api.close());

const ask = (person: Person, email: string, secret = password) =>
  postAs(api, 'change-email', { email, password: secret }, as(person));
const confirm = (person: Person, code: string) =>
  postAs(api, 'change-email/confirm', { code }, as(person));
const signIn = (email: string) => postAs(api, 'login', { email, password });

test('the code of the new address changes it, and the old address is told', async () => {
  const person = await api.addPerson({ password });
  const { email } = newcomer();
  expect(await ask(person, email)).toMatchObject({ status: 202 });
  expect(await signIn(email)).toMatchObject({ status: 401 });
  expect(await confirm(person, await lastCode(api, email))).toMatchObject({ status: 200 });
  expect(await signIn(email)).toMatchObject({ status: 200 });
  expect(await signIn(person.email)).toMatchObject({ status: 401 });
  expect(await mailsTo(api, person.email)).toMatchObject([{ template: 'address-changed' }]);
  const entries = JSON.stringify(await readEntries(api));
  expect(entries).toContain('users.change-email');
  expect(entries).not.toContain(email);
});

test('the mail to an address that nobody has proved has none of the words of its sender', async () => {
  const person = await api.addPerson({ password, fullName: 'Win at https://evil.example' });
  for (const locale of ['en', 'ar']) {
    const { email } = newcomer();
    await postAs(
      api,
      'change-email',
      { email, password },
      { ...as(person), 'accept-language': locale },
    );
    const [mail] = await mailsTo(api, email);
    expect(mail).toMatchObject({ template: 'new-address', locale });
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).not.toContain(person.username);
  }
});

test('a taken address: the same answer, and a mail to its owner instead of a code', async () => {
  const [person, holder] = [await api.addPerson({ password }), await api.addPerson()];
  const free = await ask(person, newcomer().email);
  const taken = await ask(person, holder.email);
  expect({ status: taken.status, body: taken.body }).toEqual({ status: 202, body: free.body });
  const mails = await mailsTo(api, holder.email);
  expect(mails).toMatchObject([{ template: 'address-taken', userId: holder.id }]);
  expect(mails[0]?.text).not.toMatch(mailedCode);
});

test('409: somebody else has the address by the time that it is confirmed', async () => {
  const [first, second] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const { email } = newcomer();
  await ask(first, email);
  const code = await lastCode(api, email);
  await ask(second, email);
  expect(await confirm(second, await lastCode(api, email))).toMatchObject({ status: 200 });
  expect(await confirm(first, code)).toMatchObject({ status: 409 });
});

test('400: a wrong password is an error of that field, and sends nothing', async () => {
  const person = await api.addPerson({ password });
  const { email } = newcomer();
  const answer = await ask(person, email, 'wrong-password');
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
  expect(await mailsTo(api, email)).toEqual([]);
});

test("400: somebody else's code, an older one, and an expired one", async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const [first, second] = [newcomer().email, newcomer().email];
  await ask(person, first);
  const older = await lastCode(api, first);
  await ask(person, second);
  const code = await lastCode(api, second);
  expect(await confirm(person, older)).toMatchObject({ status: 400 });
  expect(await confirm(other, code)).toMatchObject({ status: 400 });
  await ageCodes(api, '15 minutes');
  expect(await confirm(person, code)).toMatchObject({ status: 400 });
});

test('429: the sixth try, even with the right code and from anywhere', async () => {
  const person = await api.addPerson({ password });
  const { email } = newcomer();
  await ask(person, email);
  const code = await lastCode(api, email);
  for (let n = 0; n < 5; n += 1)
    expect(await confirm(person, 'none')).toMatchObject({ status: 400 });
  expect(await confirm(person, code)).toMatchObject({ status: 429 });
});
