import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastCode, mailedCode, mailsTo } from '../../testing/accounts/mails-sql.ts';
import {
  type Registered,
  confirm,
  newcomer,
  postAs,
  registered,
  statusesOf,
} from '../../testing/accounts/registering.ts';
import { type TestApi, startBeside, startTestApi } from '../../testing/test-api.ts';

/**
 * Somebody registers a stranger's address with a password of their own, and hopes that the owner of the address
 * confirms it.
 */
let api: TestApi;
let beside: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' }, registration: 'open' });
  beside = await startBeside(api);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const theirPassword = 'the password of a stranger';
const signIn = (email: string, password: string) => postAs(api, 'login', { email, password });

async function expectOwners({ email, password }: Registered): Promise<void> {
  expect(await signIn(email, password)).toMatchObject({ status: 200 });
  expect(await signIn(email, theirPassword)).toMatchObject({ status: 401 });
}

/** Both registrations of one address and one username, in the given order. */
async function both(first: 'owner' | 'stranger') {
  const { email, username } = newcomer();
  const ofStranger = { email, username, password: theirPassword };
  if (first === 'owner') {
    const owner = await registered(api, { email, username });
    return { owner, stranger: await registered(api, ofStranger) };
  }
  const stranger = await registered(api, ofStranger);
  return { owner: await registered(api, { email, username }), stranger };
}

/** @returns the code of the mail */
async function sendCode({ registrationId, email }: Registered): Promise<string> {
  const before = (await mailsTo(api, email)).length;
  await postAs(api, 'send-code', { registrationId });
  await expect.poll(() => mailsTo(api, email)).toHaveLength(before + 1);
  return lastCode(api, email);
}

describe.each(['owner', 'stranger'] as const)('when the %s registers first', (first) => {
  test('each code opens its own registration only, and the first one decides', async () => {
    const { owner, stranger } = await both(first);
    expect(await confirm(api, { ...owner, code: stranger.code })).toMatchObject({ status: 400 });
    expect(await confirm(api, { ...stranger, code: owner.code })).toMatchObject({ status: 400 });
    expect(await confirm(api, owner)).toMatchObject({ status: 200 });
    await expectOwners(owner);
    // The other registration is gone with its code.
    expect(await confirm(api, stranger)).toMatchObject({ status: 400 });
    expect(await confirm(api, stranger, newcomer())).toMatchObject({ status: 400 });
  });

  test.each([
    ['the owner', ['owner']],
    ['the stranger', ['stranger']],
    ['both', ['owner', 'stranger']],
    ['both, the stranger first', ['stranger', 'owner']],
  ] as const)('and %s asked for new codes', async (_name, askers) => {
    const people = await both(first);
    for (const asker of askers) people[asker].code = await sendCode(people[asker]);
    const { owner, stranger } = people;
    expect(await confirm(api, { ...owner, code: stranger.code })).toMatchObject({ status: 400 });
    expect(await confirm(api, { ...stranger, code: owner.code })).toMatchObject({ status: 400 });
    expect(await confirm(api, owner)).toMatchObject({ status: 200 });
    await expectOwners(owner);
  });

  test('and the stranger has tried all codes, asked again and again, the owner is not hindered', async () => {
    const { owner, stranger } = await both(first);
    for (let n = 0; n < 6; n += 1) await confirm(api, { ...stranger, code: owner.code });
    stranger.code = await sendCode(stranger);
    for (let n = 0; n < 6; n += 1) await confirm(api, { ...stranger, code: owner.code });
    expect(await confirm(api, owner)).toMatchObject({ status: 200 });
    await expectOwners(owner);
  });
});

test('both confirmed at once make one account', async () => {
  const { owner, stranger } = await both('stranger');
  const answers = await Promise.all([confirm(api, owner), confirm(beside, stranger)]);
  expect(statusesOf(answers)).toEqual([200, 400]);
  const { db } = api.services.database;
  const people = db.selectFrom('users').select('id').where('email', '=', owner.email);
  expect(await people.execute()).toHaveLength(1);
});

test('the mail has no word of whoever registered, and says what to do if that was somebody else', async () => {
  const username = 'win.a.prize.example';
  for (const locale of ['en', 'ar']) {
    const person = newcomer({ username, fullName: 'Win at https://evil.example' });
    await postAs(api, 'register', person, { 'accept-language': locale });
    const [mail] = await mailsTo(api, person.email);
    expect(mail?.text).toMatch(mailedCode);
    expect(mail?.text).toMatch(locale === 'en' ? /If you did not register, / : /إذا لم تسجّل/);
    expect(mail?.text).not.toMatch(/prize|evil/);
  }
});
