import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginAttempt } from '../../session/throttle.ts';
import { endSessionsOf } from '../../testing/sessions-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function change(person: Person, payload: object) {
  const url = `/api/auth/change-password/${person.id}`;
  return api.call({ method: 'POST', url, headers: as(person), payload });
}

async function signIn(email: string, secret: string) {
  const payload = { email, password: secret };
  const answer = await api.call({ method: 'POST', url: '/api/auth/login', payload });
  return { ...answer, refreshToken: answer.cookies[0]?.value ?? '' };
}

function refresh(cookie: string) {
  const headers = { cookie: `refresh=${cookie}` };
  return api.call({ method: 'POST', url: '/api/auth/refresh-token', headers });
}

describe('POST /api/auth/change-password/{userId}', () => {
  test('200: the new password works, other sessions end, and this one gets new tokens', async () => {
    const person = await api.addPerson({ password });
    const elsewhere = await signIn(person.email, password);
    const answer = await change(person, { oldPassword: password, newPassword: 'new-password' });
    expect(answer.status).toBe(200);
    expect(answer.body?.message).toBe('User Password is Changed Successfully.');
    expect(await refresh(elsewhere.refreshToken)).toMatchObject({ status: 401 });
    expect(await refresh(answer.cookies[0]?.value ?? '')).toMatchObject({ status: 200 });
    expect(await signIn(person.email, password)).toMatchObject({ status: 401 });
    expect(await signIn(person.email, 'new-password')).toMatchObject({ status: 200 });
  });

  test('200: the previous refresh cookie is invalid at once', async () => {
    const person = await api.addPerson({ password });
    const before = await signIn(person.email, password);
    const { accessToken } = before.body?.data as { accessToken: string };
    const here = { ...person, accessToken };
    await change(here, { oldPassword: password, newPassword: 'new-password' });
    expect(await refresh(before.refreshToken)).toMatchObject({ status: 401 });
  });

  test('200: the tokens of before are invalid at once, with which a thief would share the proof', async () => {
    const person = await api.addPerson({ password });
    const before = await signIn(person.email, password);
    const { accessToken } = before.body?.data as { accessToken: string };
    const here = { ...person, accessToken };
    const ask = (headers: Record<string, string>) =>
      api.call({ method: 'GET', url: `/api/users/${person.id}/profile`, headers });
    expect(await ask(as(here))).toMatchObject({ status: 200 });
    const answer = await change(here, { oldPassword: password, newPassword: 'new-password' });
    expect(await ask(as(here))).toMatchObject({ status: 401 });
    const { accessToken: token } = answer.body?.data as { accessToken: string };
    expect(await ask(as({ ...person, accessToken: token }))).toMatchObject({ status: 200 });
    const filesOf = ({ cookies }: typeof answer) =>
      cookies.find(({ name }) => name === 'files')?.value.split('.')[0];
    expect(filesOf(before)).toBeDefined();
    expect(filesOf(answer)).not.toBe(filesOf(before));
  });

  test('401: a session that has ended meanwhile keeps the old password', async () => {
    const person = await api.addPerson({ password });
    const before = await signIn(person.email, password);
    const { accessToken } = before.body?.data as { accessToken: string };
    const here = { ...person, accessToken };
    // This call caches the session for a second.
    await api.call({ method: 'GET', url: `/api/users/${person.id}/profile`, headers: as(here) });
    await endSessionsOf(api.services.database.db, person.id);
    const answer = await change(here, { oldPassword: password, newPassword: 'new-password' });
    expect(answer.status).toBe(401);
    expect(await signIn(person.email, password)).toMatchObject({ status: 200 });
  });

  test('400: a wrong old password is an error of that field', async () => {
    const person = await api.addPerson({ password });
    const answer = await change(person, { oldPassword: 'not-right', newPassword: 'new-password' });
    expect(answer.status).toBe(400);
    expect(answer.body?.errors).toEqual([
      { path: 'oldPassword', message: 'The current password is wrong.' },
    ]);
  });

  test('400: passwords that are too short get the messages of both fields', async () => {
    const person = await api.addPerson({ password });
    const answer = await change(person, { oldPassword: '12345', newPassword: '12345' });
    expect(answer.body?.errors).toEqual([
      { path: 'oldPassword', message: 'Current Password Must Be at least 6 characters.' },
      { path: 'newPassword', message: 'New Password Must Be at least 6 characters.' },
    ]);
  });

  test('429: repeated wrong old passwords, which may be guesses with a stolen token', async () => {
    const person = await api.addPerson({ password });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await beginAttempt(api.services.limiter, person.id, { address: '127.0.0.1', isKnown: true });
    }
    const answer = await change(person, { oldPassword: 'a-guess', newPassword: 'new-password' });
    expect(answer.status).toBe(429);
  });

  test('429: five changes within an hour; wrong passwords in between do not count', async () => {
    let person: Person = await api.addPerson({ password });
    const nth = (n: number) => ({
      oldPassword: n === 0 ? password : `password-${n}`,
      newPassword: `password-${n + 1}`,
    });
    for (let n = 0; n < 5; n += 1) {
      const wrong = await change(person, { ...nth(n), oldPassword: 'not-right' });
      expect(wrong.status).toBe(400);
      const changed = await change(person, nth(n));
      expect(changed.status).toBe(200);
      person = { ...person, ...(changed.body?.data as { accessToken: string }) };
    }
    const answer = await change(person, nth(5));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
    const other = await api.addPerson({ password });
    expect((await change(other, nth(0))).status).toBe(200);
  });

  test('400: the same password again, which changes nothing', async () => {
    const person = await api.addPerson({ password });
    const answer = await change(person, { oldPassword: password, newPassword: password });
    const message = 'This is your password already. Choose another one.';
    const errors = [{ path: 'newPassword', message }];
    expect(answer).toMatchObject({ status: 400, cookies: [], body: { message, errors } });
    const guess = { oldPassword: 'a-guess-of-it', newPassword: 'a-guess-of-it' };
    expect(await change(person, guess)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'oldPassword' }] },
    });
  });

  test('401: without sign-in', async () => {
    const { id } = await api.addPerson();
    const answer = await api.call({ method: 'POST', url: `/api/auth/change-password/${id}` });
    expect(answer.status).toBe(401);
  });
});
