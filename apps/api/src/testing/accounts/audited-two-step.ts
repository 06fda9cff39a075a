import { TOTP } from 'otpauth';
import type { AuditedCall } from '../audited-answers.ts';
import { type TestApi, as } from '../test-api.ts';
import { postAs } from './registering.ts';
import { beginSignIn, connectApp } from './two-step.ts';

const password = 'right-password';

/** Calls of the audited routes that change the second step of a sign-in. */
export const auditedTwoStep = (api: () => TestApi): Record<string, () => Promise<AuditedCall>> => ({
  'POST /api/auth/second-step': async () => {
    const person = await api().addPerson({ role: 'ADMIN', password });
    const { code } = await connectApp(api(), person);
    const token = await beginSignIn(api(), person.email, password);
    const payload = { token, code: code() };
    return {
      action: 'sessions.sign-in',
      itemId: undefined,
      payload,
      as: person,
      refused: { payload: { token: 'none', code: 'none' } },
    };
  },
  'POST /api/auth/two-step/codes/confirm': async () => {
    const person = await api().addPerson();
    const begun = await postAs(api(), 'two-step/codes', {}, as(person));
    const { setup, secret } = Object(begun.body?.data);
    return {
      action: 'users.add-codes',
      itemId: person.id,
      payload: { setup, code: new TOTP({ secret }).generate() },
      as: person,
      refused: { payload: { setup, code: 'none' }, as: person },
    };
  },
  'DELETE /api/auth/two-step/codes': async () => {
    const person = await api().addPerson();
    await connectApp(api(), person);
    const refused = { headers: { authorization: 'Bearer none' } };
    return { action: 'users.remove-codes', itemId: person.id, as: person, refused };
  },
  'POST /api/auth/two-step/recovery-codes': async () => {
    const [person, other] = [await api().addPerson(), await api().addPerson()];
    await connectApp(api(), person);
    const action = 'users.renew-recovery-codes';
    return {
      action,
      itemId: person.id,
      payload: {},
      as: person,
      refused: { payload: {}, as: other },
    };
  },
  'DELETE /api/users/:userId/two-step': async () => {
    const person = await api().addPerson();
    await connectApp(api(), person);
    const refused = { ids: [(await api().addPerson()).id] };
    return { action: 'users.reset-two-step', ids: [person.id], refused };
  },
});
