import { type Answer, type Answering, refusal } from './answers.ts';
import { ada, nextId, type Records } from './records.ts';

/** Sessions, the account, and what the backend can do. */
export function accountRoutes(records: Records) {
  const startSession = (): Answer => ({
    data: { user: { id: ada.id, role: ada.role }, accessToken: `token-${nextId()}` },
  });

  return {
    'GET /meta': () => ({
      data: {
        name: 'Buddyline',
        version: '0.1.0',
        features: records.features,
        shareUrl: 'https://share.example.org',
        trashDays: 30,
        ...(records.rights && { rights: { USER: [], ADMIN: records.rights } }),
      },
    }),
    'POST /auth/login': ({ json: { password } }) =>
      password === 'dive-safe-always'
        ? startSession()
        : refusal(401, 'The e-mail or the password is wrong.'),
    'POST /auth/refresh-token': () => ({ data: { accessToken: `token-${nextId()}` } }),
    'POST /auth/logout': () => ({}),
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
