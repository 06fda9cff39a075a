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
import { type StaffLevel, staffLevels } from '@buddyline/domain/role';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

/**
 * The access rules of all routes: `anyone`, `own` (the user in the path), `self` (likewise, and no staff), `member` (all
 * who are signed in), `holder` (whose record it is), `record` (depends on the record), `staff` (nobody else). The level is
 * the least of staff who may do it with what is not their own.
 */
type Rule = 'anyone' | 'own' | 'self' | 'member' | 'holder' | 'record' | 'staff';
const accessTable: Record<string, Rule | `${Rule} ${StaffLevel}`> = {
  'GET /api/health': 'anyone',
  'GET /api/ready': 'anyone',
  'GET /api/meta': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/refresh-token': 'anyone',
  'POST /api/api/auth/refresh-token': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'POST /api/auth/proof': 'member',
  'POST /api/auth/second-step': 'anyone',
  'GET /api/auth/two-step': 'member',
  'POST /api/auth/proof/options': 'member',
  'POST /api/auth/passkey/options': 'anyone',
  'POST /api/auth/passkey': 'anyone',
  'POST /api/auth/two-step/passkeys/options': 'member',
  'POST /api/auth/two-step/passkeys': 'member',
  'PUT /api/auth/two-step/passkeys/:passkeyId': 'member',
  'DELETE /api/auth/two-step/passkeys/:passkeyId': 'member',
  'POST /api/auth/two-step/codes': 'member',
  'POST /api/auth/two-step/codes/confirm': 'member',
  'DELETE /api/auth/two-step/codes': 'member',
  'POST /api/auth/two-step/recovery-codes': 'member',
  'DELETE /api/users/:userId/two-step': 'staff full',
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
  'GET /api/users': 'staff viewer',
  'GET /api/users/countries': 'staff viewer',
  'GET /api/users/:userId/profile': 'own viewer',
  'PUT /api/users/:userId': 'own moderator',
  'PUT /api/users/admin/:userId': 'staff moderator',
  'POST /api/users/upload-profile/:userId': 'own moderator',
  'GET /api/users/:userId/belongings': 'staff viewer',
  'GET /api/users/:userId/standing': 'staff viewer',
  'GET /api/users/:userId/notes': 'staff viewer',
  'POST /api/users/:userId/notes': 'staff moderator',
  'PUT /api/users/:userId/notes/:noteId': 'staff moderator',
  'DELETE /api/users/:userId/notes/:noteId': 'staff moderator',
  'GET /api/users/:userId/sanctions': 'own viewer',
  'POST /api/users/:userId/sanctions': 'staff moderator',
  'POST /api/users/:userId/sanctions/preview': 'staff moderator',
  'POST /api/users/:userId/sanctions/:sanctionId/lift': 'staff moderator',
  'GET /api/users/:userId/archive.zip': 'own full',
  'DELETE /api/users/:userId': 'own full',
  'GET /api/posts': 'staff viewer',
  'GET /api/posts/:postId': 'member viewer',
  'POST /api/posts': 'member',
  'PUT /api/posts/:postId': 'holder moderator',
  'PATCH /api/posts/:postId': 'staff moderator',
  'DELETE /api/posts/:postId': 'holder moderator',
  'GET /api/posts/user/:userId': 'own viewer',
  'GET /api/posts/get/:postId': 'anyone',
  'POST /api/posts/:postId/share': 'anyone',
  'PUT /api/posts/:itemId/like': 'member',
  'DELETE /api/posts/:itemId/like': 'member',
  'GET /api/feed': 'member',
  'GET /api/comments/post/:postId': 'member viewer',
  'GET /api/users/:userId/comments': 'staff viewer',
  'GET /api/users/:userId/last-day': 'staff viewer',
  'DELETE /api/comments/:commentId': 'holder moderator',
  'POST /api/comments/post/:postId': 'member',
  'PUT /api/comments/:itemId/like': 'member',
  'DELETE /api/comments/:itemId/like': 'member',
  'GET /api/people/:username': 'member',
  'PUT /api/people/:username/follow': 'member',
  'DELETE /api/people/:username/follow': 'member',
  'GET /api/people/:username/followers': 'member',
  'GET /api/people/:username/following': 'member',
  'GET /api/certificates': 'staff viewer',
  'POST /api/certificates': 'member',
  'PUT /api/certificates/:certificateId': 'holder moderator',
  'GET /api/certificates/:certificateId': 'holder viewer',
  'DELETE /api/certificates/:certificateId': 'holder moderator',
  'GET /api/certificates/user/:userId': 'own viewer',
  'GET /api/divelogs': 'staff viewer',
  'POST /api/divelogs': 'member',
  'GET /api/divelogs/:diveLogId': 'holder viewer',
  'PUT /api/divelogs/:diveLogId': 'holder moderator',
  'DELETE /api/divelogs/:diveLogId': 'holder moderator',
  'GET /api/divelogs/user/:userId': 'own viewer',
  'POST /api/divelogs/imports': 'member moderator',
  'GET /api/divelogs/imports/:importId': 'member viewer',
  'POST /api/divelogs/imports/:importId': 'member moderator',
  'POST /api/divelogs/imports/:importId/undo': 'member moderator',
  'GET /api/tickets': 'staff viewer',
  'POST /api/tickets': 'member',
  'GET /api/tickets/:ticketId': 'holder viewer',
  'PUT /api/tickets/:ticketId': 'staff support',
  'PATCH /api/tickets/:ticketId': 'staff support',
  'DELETE /api/tickets/:ticketId': 'staff moderator',
  'GET /api/tickets/user/:userId': 'own viewer',
  'GET /api/tickets/:ticketId/messages': 'holder viewer',
  'POST /api/tickets/:ticketId/messages': 'holder support',
  'DELETE /api/tickets/:ticketId/messages/:messageId': 'staff support',
  'PUT /api/tickets/:ticketId/taker': 'staff support',
  'PUT /api/tickets/:ticketId/taker/:userId': 'staff support',
  'GET /api/tickets/takers': 'staff viewer',
  'DELETE /api/tickets/:ticketId/taker': 'staff support',
  'PUT /api/tickets/:ticketId/mute': 'staff moderator',
  'DELETE /api/tickets/:ticketId/mute': 'staff moderator',
  'GET /api/tickets/:ticketId/related': 'staff viewer',
  'GET /api/presets': 'staff viewer',
  'POST /api/presets': 'staff full',
  'PUT /api/presets/:presetId': 'staff full',
  'DELETE /api/presets/:presetId': 'staff full',
  'GET /api/views': 'staff viewer',
  'POST /api/views': 'staff viewer',
  'PUT /api/views/:viewId': 'staff viewer',
  'DELETE /api/views/:viewId': 'staff viewer',
  'GET /api/mails': 'staff full',
  'GET /api/mails/:mailId': 'staff full',
  'POST /api/mails/:mailId/send-again': 'staff full',
  'GET /api/trash': 'staff viewer',
  'GET /api/trash/counts': 'staff viewer',
  'GET /api/trash/:deletionId': 'staff viewer',
  'POST /api/trash/:deletionId/restore': 'staff moderator',
  'DELETE /api/trash/:deletionId': 'staff full',
  'GET /api/dashboard': 'staff viewer',
  'GET /api/files/:resourceId': 'record',
  'GET /api/activity': 'staff viewer',
  'GET /api/activity/actors': 'staff full',
  'GET /api/live': 'staff viewer',
  'PUT /api/live/:streamId': 'staff viewer',
  'GET /api/exports/users.csv': 'staff full',
  'GET /api/exports/posts.csv': 'staff full',
  'GET /api/exports/certificates.csv': 'staff full',
  'GET /api/exports/divelogs.csv': 'staff full',
  'GET /api/exports/tickets.csv': 'staff full',
  'GET /api/exports/activity.csv': 'staff full',
  'GET /api/exports/divelogs/:userId.uddf': 'own full',
  'GET /api/exports/divelogs/:userId.ssrf': 'own full',
  'GET /api/exports/divelogs/:userId.csv': 'own full',
  'POST /api/activity/:activityId/undo': 'staff support',
  'POST /api/bulk': 'staff support',
};

const refused = [401, 403];

let api: TestApi;
let user: Person;
let other: Person;
let gone: Person;
let staff: { staffLevel: StaffLevel; person: Person }[];

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  const admin = await api.addPerson({ role: 'ADMIN' });
  user = await api.addPerson();
  other = await api.addPerson();
  gone = await api.addPerson();
  await api.call({ method: 'DELETE', url: `/api/users/${gone.id}`, headers: as(admin) });
  staff = [];
  for (const staffLevel of staffLevels) {
    staff.push({ staffLevel, person: await api.addPerson({ staffLevel }) });
  }
});
// Some calls end the caller's session, or delete the other person.
beforeEach(async () => {
  user = (await isSignedIn(user)) ? user : await api.addPerson();
  other = (await isSignedIn(other)) ? other : await api.addPerson();
  for (const one of staff) {
    const { staffLevel, person } = one;
    one.person = (await isSignedIn(person)) ? person : await api.addPerson({ staffLevel });
  }
});
afterAll(() => api.close());

const isSignedIn = ({ accessToken }: Person): Promise<boolean> =>
  api.services.sessions.callerOf(accessToken).then(
    () => true,
    () => false,
  );

async function statusOf(route: string, userId: string, headers: Record<string, string> = {}) {
  const [method = '', pattern = ''] = route.split(' ');
  const ids: Record<string, string> = { ':userId': userId, ':resourceId': 'f'.repeat(32) };
  const url = pattern.replaceAll(/:\w+/g, (param) => ids[param] ?? uuidv7());
  // Without a record, the log of what everybody did needs another right.
  const query = pattern === '/api/activity' && method === 'GET' ? `?itemId=${uuidv7()}` : '';
  const { status } = await api.call({ method, url: url + query, headers });
  // Limits of the caller come after the check of access, and those of the address may come before it.
  expect(status).not.toBe(429);
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

describe.each(Object.entries(accessTable))('%s (%s)', (route, rule) => {
  const [access, least] = rule.split(' ');
  const isOpen = access === 'anyone' || access === 'record';

  test('without a token', async () => {
    const status = await statusOf(route, user.id);
    // The two refresh routes answer 401 because the cookie is missing.
    if (isOpen && !route.includes('refresh')) expect(refused).not.toContain(status);
    else expect(status).toBe(401);
  });

  test("with a USER's token, for themselves", async () => {
    const status = await statusOf(route, user.id, as(user));
    if (access === 'staff') expect(status).toBe(403);
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
    const status = await statusOf(route, gone.id, as(gone));
    if (access !== 'anyone') expect(status).toBe(401);
  });

  test.runIf(least !== undefined && !route.endsWith('/live'))(
    'with the token of each level of staff, for somebody else',
    async () => {
      const admitted = [];
      for (const { staffLevel, person } of staff) {
        const status = await statusOf(route, other.id, as(person));
        if (!refused.includes(status)) admitted.push(staffLevel);
      }
      expect(admitted.at(-1)).toBe(access === 'member' ? 'viewer' : least);
      expect(admitted).toEqual(staffLevels.slice(0, admitted.length));
    },
  );

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
