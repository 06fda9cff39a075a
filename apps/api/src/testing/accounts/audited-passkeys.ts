import { randomUUID } from 'node:crypto';
import type { AuditedCall } from '../audited-answers.ts';
import { type TestApi, as } from '../test-api.ts';
import { addPasskey, beginPasskey, createAuthenticator, passkeyOptions } from './authenticator.ts';

/** Calls of the audited routes of passkeys. */
export const auditedPasskeys = (
  api: () => TestApi,
): Record<string, () => Promise<AuditedCall>> => ({
  'POST /api/auth/passkey': async () => {
    const person = await api().addPerson({ role: 'ADMIN' });
    const { authenticator } = await addPasskey(api(), person);
    const options = await passkeyOptions(api());
    const ofNobody = { userHandle: Buffer.from(randomUUID()).toString('base64url') };
    return {
      action: 'sessions.sign-in',
      itemId: undefined,
      payload: { passkey: authenticator.sign(options) },
      as: person,
      refused: { payload: { passkey: authenticator.sign(options, ofNobody) } },
    };
  },
  'POST /api/auth/two-step/passkeys': async () => {
    const person = await api().addPerson();
    const options = await beginPasskey(api(), person);
    const made = (lies: object) => ({
      name: 'Phone',
      passkey: createAuthenticator().create(options, lies),
    });
    return {
      action: 'users.add-passkey',
      itemId: person.id,
      payload: made({}),
      as: person,
      refused: { payload: made({ isUnverified: true }), as: person },
    };
  },
  'DELETE /api/auth/two-step/passkeys/:passkeyId': async () => {
    const person = await api().addPerson();
    await addPasskey(api(), person);
    const call = { method: 'GET', url: '/api/auth/two-step', headers: as(person) };
    const { passkeys } = Object((await api().call(call)).body?.data);
    const ids = [String(passkeys[0].id)];
    const refused = { ids: [person.id] };
    return { action: 'users.remove-passkey', itemId: person.id, ids, as: person, refused };
  },
});
