import { type Answering, refusal } from './answers.ts';
import type { Records } from './records.ts';

/** What the administrator's authenticator app shows. */
export const rightCode = '123456';
export const firstRecoveryCode = 'BCDF0-GHJK0';
const connectedAt = '2026-10-02T08:15:00.000Z';

const tenCodes = () => ({
  recoveryCodes: Array.from({ length: 10 }, (_, at) => `BCDF${at}-GHJK${at}`),
});

/** The second step of the administrator's sign-in. */
export function twoStepRoutes(records: Records) {
  return {
    'GET /auth/two-step': () => ({ data: records.twoStep }),
    'POST /auth/two-step/codes': () => ({
      data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Buddyline:ada', setup: 'sealed' },
    }),
    'POST /auth/two-step/codes/confirm': ({ json: { code } }) => {
      if (code !== rightCode) return refusal(400, 'This code is wrong.');
      const { passkeys } = records.twoStep;
      records.twoStep = {
        codesSince: connectedAt,
        passkeys,
        recoveryCodesLeft: 10,
        isRequired: false,
      };
      return { message: 'From now on, signing in needs a code too.', data: tenCodes() };
    },
    'DELETE /auth/two-step/codes': () => {
      records.twoStep = { ...records.twoStep, codesSince: null };
      return { message: 'Signing in needs no code any more.' };
    },
    'POST /auth/two-step/passkeys/options': () => refusal(409, 'There are no passkeys here.'),
    'PUT /auth/two-step/passkeys/:id': ({ ids: [id], json: { name } }) => {
      const { passkeys } = records.twoStep;
      const renamed = passkeys.map((one) => (one.id === id ? { ...one, name: String(name) } : one));
      records.twoStep = { ...records.twoStep, passkeys: renamed };
      return { message: 'The passkey has a new name.' };
    },
    'DELETE /auth/two-step/passkeys/:id': ({ ids: [id] }) => {
      const passkeys = records.twoStep.passkeys.filter((one) => one.id !== id);
      records.twoStep = { ...records.twoStep, passkeys };
      return { message: 'The passkey is removed.' };
    },
    'POST /auth/two-step/recovery-codes': () => {
      records.twoStep = { ...records.twoStep, recoveryCodesLeft: 10 };
      return { message: 'These are your new recovery codes.', data: tenCodes() };
    },
  } satisfies Record<string, Answering>;
}
