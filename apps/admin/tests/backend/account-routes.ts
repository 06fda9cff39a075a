import { rights } from '@buddyline/domain/rights';
import { type Answer, type Answering, refusal } from './answers.ts';
import { ada, nextId, type Records } from './records.ts';
import { firstRecoveryCode, rightCode, twoStepRoutes } from './two-step-routes.ts';

/** Sessions, the account, and what the backend can do. */
export function accountRoutes(records: Records) {
  const startSession = (): Answer => ({
    data: { user: { id: ada.id, role: ada.role }, accessToken: `token-${nextId()}` },
  });

  const toSign = (): Answer => ({
    data: {
      challenge: 'AQID',
      rpId: 'localhost',
      timeout: 60_000,
      userVerification: 'required',
      allowCredentials: [],
    },
  });

  return {
    'GET /meta': () => ({
      data: {
        name: 'Buddyline',
        version: '0.1.0',
        features: records.features,
        shareUrl: 'https://share.example.org',
        trashDays: 30,
        requiresTwoStep: records.requiresTwoStep,
        ...(records.rights && { rights: { ...rights, full: records.rights } }),
      },
    }),
    'POST /auth/login': ({ json: { password } }) => {
      if (password !== 'dive-safe-always')
        return refusal(401, 'The e-mail or the password is wrong.');
      if (records.twoStep.codesSince === null) return startSession();
      return refusal(401, 'Now enter the code.', {
        code: 'second-step-needed',
        secondStep: { token: 'half-way', methods: ['code', 'recovery-code'] },
      });
    },
    'POST /auth/second-step': ({ json: { token, code, recoveryCode } }) => {
      const isRight = code === rightCode || recoveryCode === firstRecoveryCode;
      return token === 'half-way' && isRight ? startSession() : refusal(400, 'This code is wrong.');
    },
    ...twoStepRoutes(records),
    'POST /auth/refresh-token': () => ({ data: { accessToken: `token-${nextId()}` } }),
    'POST /auth/logout': () => ({}),
    'POST /auth/passkey/options': toSign,
    'POST /auth/passkey': startSession,
    'POST /auth/proof/options': toSign,
    'POST /auth/proof': ({ json: { password, code, passkey } }) =>
      password === 'dive-safe-always' || code === rightCode || passkey !== undefined
        ? { message: 'Confirmed.' }
        : refusal(400, 'The password is wrong.'),
    'POST /auth/forgot-password': () => ({ data: { requestId: nextId() } }),
    'POST /auth/reset-password': () => ({ message: 'Your password has been changed.' }),
    'POST /auth/change-password/:id': () => ({ message: 'Your password has been changed.' }),
    'GET /auth/sessions': () => ({ data: records.sessions }),
    'DELETE /auth/sessions': () => {
      records.sessions = records.sessions.filter(({ isCurrent }) => isCurrent);
      return { message: 'All other sessions have been ended.' };
    },
    'DELETE /auth/sessions/:id': ({ ids: [id] }) => {
      records.sessions = records.sessions.filter((session) => session.id !== id);
      return { message: 'The session has been ended.' };
    },
  } satisfies Record<string, Answering>;
}
