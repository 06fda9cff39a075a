import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntries } from '../testing/activity-sql.ts';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { formOf } from '../testing/forms.ts';
import { setPerson } from '../testing/people-sql.ts';
import { writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { filePart, picture } from '../testing/uploads.ts';

const planted = 'planted-secret';
const hash = `$argon2id$v=19$m=19456,t=2,p=1$${planted}`;

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', password: planted });
});
afterAll(() => api.close());

const send = (method: string, path: string, payload?: object, headers = {}) =>
  api.call({ method, url: `/api/${path}`, payload, headers: { ...as(admin), ...headers } });

const allEntries = async () => JSON.stringify(await readEntries(api));

async function sendPicture(path: string) {
  const { payload, headers } = formOf([filePart(await picture(64, 64).png().toBuffer())]);
  return send('POST', path, payload, headers);
}

test('no column of an entry has a password, a hash, a token or the address of a file', async () => {
  const secrets = [planted, 'argon2id'];
  const person = await api.addPerson();
  await setPerson(api.services.database.db, person.id, { password_hash: hash });
  const { id: certificateId, fileId } = await issueCertificate(api, person);
  const post = await writePost(api, admin, { hasPicture: true });
  secrets.push(fileId, String(post.imageResourceId));

  const login = await send('POST', 'auth/login', { email: admin.email, password: planted });
  await send('POST', 'auth/login', { email: admin.email, password: 'wrong-secret' });
  const { accessToken } = Object(login.body?.data);
  secrets.push('wrong-secret', accessToken, ...login.cookies.map(({ value }) => value));
  for (let n = 0; n < 2; n += 1) {
    const pictured = await sendPicture(`users/upload-profile/${person.id}`);
    secrets.push(Object(pictured.body?.data).profilePicture);
  }
  await send('PUT', `users/admin/${person.id}`, { bio: 'Wreck diver.' });
  await send('PATCH', `posts/${post.id}`, { isEnabled: false });
  for (const path of [`certificates/${certificateId}`, `posts/${post.id}`, `users/${person.id}`]) {
    await send('DELETE', path);
  }
  const newPassword = 'newly-planted';
  const change = { oldPassword: planted, newPassword };
  await send('POST', `auth/change-password/${admin.id}`, change);
  secrets.push(newPassword);

  const entries = await allEntries();
  for (const action of ['users.change-password', 'users.change-picture', 'users.delete']) {
    expect(entries).toContain(action);
  }
  expect(secrets.filter((secret) => entries.includes(secret))).toEqual([]);
});

test('refused sign-ins of staff are audited once per interval, and others never', async () => {
  const staff = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Said' });
  const user = await api.addPerson();
  for (const email of [staff.email, user.email, 'nobody@buddyline.example', staff.email]) {
    const answer = await send('POST', 'auth/login', { email, password: 'a-wrong-guess' });
    expect(answer.status).toBe(401);
  }
  const refusals = async () => {
    const entries = await readEntries(api);
    return entries.filter(
      ({ action, person_id }) => action === 'sessions.refuse' && person_id !== admin.id,
    );
  };
  await expect.poll(refusals).toHaveLength(1);
  expect(await refusals()).toMatchObject([
    { actor_id: null, person_id: staff.id, label: 'Omar Said', item_id: null },
  ]);
});
