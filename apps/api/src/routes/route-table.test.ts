import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

/**
 * The access rules of all routes: `anyone`, `own` (the user in the path, and administrators), `self` (only
 * the user in the path), `member` (all who are signed in), `holder` (whose record it is, and
 * administrators), `record` (depends on the record), `admin`.
 */
type Rule = 'anyone' | 'own' | 'self' | 'member' | 'holder' | 'record' | 'admin';
const accessTable: Record<string, Rule> = {
  'GET /api/health': 'anyone',
  'GET /api/ready': 'anyone',
  'GET /api/meta': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/refresh-token': 'anyone',
  'POST /api/api/auth/refresh-token': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'POST /api/auth/change-password/:userId': 'self',
  'POST /api/auth/register': 'anyone',
  'POST /api/auth/send-code': 'anyone',
  'POST /api/auth/confirm-email': 'anyone',
  'POST /api/auth/forgot-password': 'anyone',
  'POST /api/auth/reset-password': 'anyone',
  'POST /api/auth/change-email': 'member',
  'POST /api/auth/change-email/confirm': 'member',
  'POST /api/auth/restore-account': 'anyone',
  'GET /api/auth/sessions': 'member',
  'DELETE /api/auth/sessions/:sessionId': 'member',
  'DELETE /api/auth/sessions': 'member',
  'GET /api/users': 'admin',
  'GET /api/users/countries': 'admin',
  'GET /api/users/:userId/profile': 'own',
  'PUT /api/users/:userId': 'own',
  'PUT /api/users/admin/:userId': 'admin',
  'POST /api/users/upload-profile/:userId': 'own',
  'GET /api/users/:userId/belongings': 'admin',
  'GET /api/users/:userId/standing': 'admin',
  'GET /api/users/:userId/notes': 'admin',
  'POST /api/users/:userId/notes': 'admin',
  'PUT /api/users/:userId/notes/:noteId': 'admin',
  'DELETE /api/users/:userId/notes/:noteId': 'admin',
  'GET /api/users/:userId/sanctions': 'own',
  'POST /api/users/:userId/sanctions': 'admin',
  'POST /api/users/:userId/sanctions/preview': 'admin',
  'POST /api/users/:userId/sanctions/:sanctionId/lift': 'admin',
  'GET /api/users/:userId/archive.zip': 'self',
  'DELETE /api/users/:userId': 'own',
  'GET /api/posts': 'admin',
  'GET /api/posts/:postId': 'member',
  'POST /api/posts': 'member',
  'PUT /api/posts/:postId': 'holder',
  'PATCH /api/posts/:postId': 'admin',
  'DELETE /api/posts/:postId': 'holder',
  'GET /api/posts/user/:userId': 'own',
  'GET /api/posts/get/:postId': 'anyone',
  'POST /api/posts/:postId/share': 'anyone',
  'PUT /api/posts/:itemId/like': 'member',
  'DELETE /api/posts/:itemId/like': 'member',
  'GET /api/feed': 'member',
  'GET /api/comments/post/:postId': 'member',
  'GET /api/users/:userId/comments': 'admin',
  'GET /api/users/:userId/last-day': 'admin',
  'DELETE /api/comments/:commentId': 'holder',
  'POST /api/comments/post/:postId': 'member',
  'PUT /api/comments/:itemId/like': 'member',
  'DELETE /api/comments/:itemId/like': 'member',
  'GET /api/people/:username': 'member',
  'PUT /api/people/:username/follow': 'member',
  'DELETE /api/people/:username/follow': 'member',
  'GET /api/people/:username/followers': 'member',
  'GET /api/people/:username/following': 'member',
  'GET /api/certificates': 'admin',
  'POST /api/certificates': 'member',
  'PUT /api/certificates/:certificateId': 'holder',
  'GET /api/certificates/:certificateId': 'holder',
  'DELETE /api/certificates/:certificateId': 'holder',
  'GET /api/certificates/user/:userId': 'own',
  'GET /api/divelogs': 'admin',
  'POST /api/divelogs': 'member',
  'GET /api/divelogs/:diveLogId': 'holder',
  'PUT /api/divelogs/:diveLogId': 'holder',
  'DELETE /api/divelogs/:diveLogId': 'holder',
  'GET /api/divelogs/user/:userId': 'own',
  'POST /api/divelogs/imports': 'member',
  'GET /api/divelogs/imports/:importId': 'member',
  'POST /api/divelogs/imports/:importId': 'member',
  'POST /api/divelogs/imports/:importId/undo': 'member',
  'GET /api/tickets': 'admin',
  'POST /api/tickets': 'member',
  'GET /api/tickets/:ticketId': 'holder',
  'PUT /api/tickets/:ticketId': 'admin',
  'PATCH /api/tickets/:ticketId': 'admin',
  'DELETE /api/tickets/:ticketId': 'admin',
  'GET /api/tickets/user/:userId': 'own',
  'GET /api/tickets/:ticketId/messages': 'holder',
  'POST /api/tickets/:ticketId/messages': 'holder',
  'DELETE /api/tickets/:ticketId/messages/:messageId': 'admin',
  'PUT /api/tickets/:ticketId/taker': 'admin',
  'DELETE /api/tickets/:ticketId/taker': 'admin',
  'PUT /api/tickets/:ticketId/mute': 'admin',
  'DELETE /api/tickets/:ticketId/mute': 'admin',
  'GET /api/tickets/:ticketId/related': 'admin',
  'GET /api/presets': 'admin',
  'POST /api/presets': 'admin',
  'PUT /api/presets/:presetId': 'admin',
  'DELETE /api/presets/:presetId': 'admin',
  'GET /api/views': 'admin',
  'POST /api/views': 'admin',
  'PUT /api/views/:viewId': 'admin',
  'DELETE /api/views/:viewId': 'admin',
  'GET /api/mails': 'admin',
  'GET /api/mails/:mailId': 'admin',
  'POST /api/mails/:mailId/send-again': 'admin',
  'GET /api/trash': 'admin',
  'GET /api/trash/counts': 'admin',
  'GET /api/trash/:deletionId': 'admin',
  'POST /api/trash/:deletionId/restore': 'admin',
  'DELETE /api/trash/:deletionId': 'admin',
  'GET /api/dashboard': 'admin',
  'GET /api/files/:resourceId': 'record',
  'GET /api/activity': 'admin',
  'GET /api/activity/actors': 'admin',
  'GET /api/live': 'admin',
  'PUT /api/live/:streamId': 'admin',
  'GET /api/exports/users.csv': 'admin',
  'GET /api/exports/posts.csv': 'admin',
  'GET /api/exports/certificates.csv': 'admin',
  'GET /api/exports/divelogs.csv': 'admin',
  'GET /api/exports/tickets.csv': 'admin',
  'GET /api/exports/activity.csv': 'admin',
  'GET /api/exports/divelogs/:userId.uddf': 'own',
  'GET /api/exports/divelogs/:userId.ssrf': 'own',
  'GET /api/exports/divelogs/:userId.csv': 'own',
  'POST /api/activity/:activityId/undo': 'admin',
  'POST /api/bulk': 'admin',
};

const refused = [401, 403];

let api: TestApi;
let user: Person;
let other: Person;

beforeAll(async () => {
  api = await startTestApi();
  await api.addPerson({ role: 'ADMIN' });
  other = await api.addPerson();
});
// Some calls end the caller's session.
beforeEach(async () => {
  user = await api.addPerson();
});
afterAll(() => api.close());

async function statusOf(route: string, userId: string, headers: Record<string, string> = {}) {
  const [method = '', pattern = ''] = route.split(' ');
  const ids: Record<string, string> = { ':userId': userId, ':resourceId': 'f'.repeat(32) };
  const url = pattern.replaceAll(/:\w+/g, (param) => ids[param] ?? uuidv7());
  const { status } = await api.call({ method, url, headers });
  return status;
}

test('the access table has exactly the existing routes', () => {
  const routes = api.api.routeTable
    .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/docs'))
    .map(({ method, url }) => `${String(method)} ${url}`);
  expect(routes.toSorted()).toEqual(Object.keys(accessTable).toSorted());
});

test('the documentation pages are public', () => {
  const docs = api.api.routeTable.filter(({ url }) => url.startsWith('/api/docs'));
  expect(docs.map(({ config }) => config?.access?.who)).toEqual(docs.map(() => 'anyone'));
});

describe.each(Object.entries(accessTable))('%s (%s)', (route, access) => {
  const isOpen = access === 'anyone' || access === 'record';

  test('without a token', async () => {
    const status = await statusOf(route, user.id);
    // The two refresh routes answer 401 because the cookie is missing.
    if (isOpen && !route.includes('refresh')) expect(refused).not.toContain(status);
    else expect(status).toBe(401);
  });

  test("with a USER's token, for themselves", async () => {
    const status = await statusOf(route, user.id, as(user));
    if (access === 'admin') expect(status).toBe(403);
    else if (!route.includes('refresh')) expect(refused).not.toContain(status);
  });

  test("with a USER's token, for somebody else", async () => {
    const status = await statusOf(route, other.id, as(user));
    // Unknown records, so that their routes answer 404 if anything.
    if (access === 'holder') expect(status).toBe(404);
    else if (access === 'member') expect(refused).not.toContain(status);
    else if (!isOpen) expect(status).toBe(403);
  });

  test('with the token of a deleted user', async () => {
    const gone = await api.addPerson();
    const admin = await api.addPerson({ role: 'ADMIN' });
    await api.call({ method: 'DELETE', url: `/api/users/${gone.id}`, headers: as(admin) });
    const status = await statusOf(route, gone.id, as(gone));
    if (access !== 'anyone') expect(status).toBe(401);
  });

  test('with an expired token', async () => {
    // The clock of this process is moved on by eleven minutes; the session in the database is still valid.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const status = await statusOf(route, user.id, as(user));
    if (access === 'anyone') expect(refused.includes(status)).toBe(route.includes('refresh'));
    else expect(status).toBe(401);
  });

  test('with a token with a wrong signature', async () => {
    const [head = '', claims = ''] = user.accessToken.split('.');
    const forged = `${head}.${claims}.${Buffer.alloc(32).toString('base64url')}`;
    const status = await statusOf(route, user.id, { authorization: `Bearer ${forged}` });
    if (access !== 'anyone') expect(status).toBe(401);
  });
});

test('403: an administrator cannot change the password of another user', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const url = `/api/auth/change-password/${user.id}`;
  const payload = { oldPassword: 'whatever', newPassword: 'something' };
  const answer = await api.call({ method: 'POST', url, headers: as(admin), payload });
  expect(answer.status).toBe(403);
});

test('the server does not start with a route that declares no access', async () => {
  const unfinished = await startTestApi({}, (routes) => {
    routes.get('/api/forgotten', () => 'secret');
  }).catch((error: unknown) => error);
  expect(String(unfinished)).toMatch(/do not declare who may call them: GET \/api\/forgotten/);
});

test('404: an unknown id, for an administrator', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const url = `/api/users/${uuidv7()}/profile`;
  expect(await api.call({ method: 'GET', url, headers: as(admin) })).toMatchObject({ status: 404 });
});
