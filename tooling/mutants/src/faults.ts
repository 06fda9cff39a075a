/** A fault that somebody could make, and the test that must find it. */
export interface Fault {
  /** What is wrong then. */
  name: string;
  file: string;
  /** Stands in the file once. */
  from: string;
  to: string;
  /** The package whose tests find it, such as `apps/api`. */
  folder: string;
  /** The arguments of `vitest run`. */
  tests: string[];
}

const client = { folder: 'packages/api-client' };
const domain = { folder: 'packages/domain' };
const panel = { folder: 'apps/admin' };
const onPostgres = ['--project', 'postgres'];
const inChromium = ['--project', 'browser'];

export const faults: Fault[] = [
  {
    name: 'a page of users has ten rows',
    file: 'packages/domain/src/constants.ts',
    from: 'users: 9,',
    to: 'users: 10,',
    ...panel,
    tests: [...inChromium, 'user-list'],
  },
  {
    name: 'a 401 is not tried again after a refresh',
    file: 'packages/api-client/src/calls.ts',
    from: 'if (!hasStatus(error, 401) || !session.isSignedIn()) throw error;',
    to: 'throw error;',
    ...client,
    tests: ['refresh'],
  },
  {
    name: 'any failed refresh ends the session',
    file: 'packages/api-client/src/refresh.ts',
    from: 'if (hasStatus(error, 401) && session.isSignedIn())',
    to: 'if (session.isSignedIn())',
    ...client,
    tests: ['refresh'],
  },
  {
    name: 'each call refreshes by itself',
    file: 'packages/api-client/src/refresh.ts',
    from: '(inFlight ??= renewOrEnd(stale))',
    to: 'renewOrEnd(stale)',
    ...client,
    tests: ['refresh'],
  },
  {
    name: 'tabs do not hear of each other’s tokens',
    file: 'packages/api-client/src/session-channel.ts',
    from: 'if (token) for (const listener of tokenListeners) listener(token);',
    to: '',
    ...client,
    tests: ['session-channel'],
  },
  {
    name: 'a popup confirms twice',
    file: 'packages/ui/src/confirm-dialog.tsx',
    from: 'if (!open || !canConfirm) return;',
    to: '',
    folder: 'packages/ui',
    tests: [...inChromium, 'confirm-dialog'],
  },
  {
    name: 'a closed popup loses the focus',
    file: 'packages/ui/src/confirm-dialog.tsx',
    from: 'onCloseAutoFocus={focus.restore}',
    to: 'onCloseAutoFocus={(event) => event.preventDefault()}',
    folder: 'packages/ui',
    tests: [...inChromium, 'confirm-dialog'],
  },
  {
    name: 'a cell of an export begins a formula',
    file: 'packages/domain/src/csv-columns.ts',
    from: String.raw`/^[=+\-@\t\r`,
    to: String.raw`/^[=+\t\r`,
    ...domain,
    tests: ['csv-columns'],
  },
  {
    name: 'marks can be stacked on a letter',
    file: 'packages/domain/src/text.ts',
    from: String.raw`\p{M}{9}`,
    to: String.raw`\p{M}{90}`,
    ...domain,
    tests: ['text'],
  },
  {
    name: 'a name turns the line it stands in',
    file: 'packages/domain/src/text.ts',
    from: String.raw`return closed + '\u2069'.repeat(open);`,
    to: 'return closed;',
    ...domain,
    tests: ['text'],
  },
  {
    name: 'a page beyond the last is asked for',
    file: 'packages/domain/src/paging.ts',
    from: 'return Math.min(page, Math.max(1, pages));',
    to: 'return page;',
    ...domain,
    tests: ['paging'],
  },
  {
    name: 'a dive of the year 264 is stored',
    file: 'packages/domain/src/dive-date.ts',
    from: "earliestDiveDate = '1900-01-01'",
    to: "earliestDiveDate = '0001-01-01'",
    ...domain,
    tests: ['dive-date'],
  },
  {
    name: 'feet are converted with another foot',
    file: 'packages/domain/src/units.ts',
    from: 'metresPerFoot = 0.3048',
    to: 'metresPerFoot = 0.305',
    ...domain,
    tests: ['units'],
  },
  {
    name: 'a lengthened Arabic word is not found',
    file: 'packages/domain/src/fold-search.ts',
    from: String.raw`/[\p{M}\p{Cf}\u0640]/gu`,
    to: String.raw`/[\p{M}\p{Cf}]/gu`,
    ...domain,
    tests: ['fold-search'],
  },
  {
    name: 'an address with another alphabet is refused',
    file: 'packages/domain/src/email.ts',
    from: 'v.transform(withAsciiDomain),',
    to: '',
    ...domain,
    tests: ['email'],
  },
  {
    name: 'everybody may change other people’s profiles',
    file: 'apps/api/src/http/access.ts',
    from: "if (caller.role !== 'ADMIN' && !isNamed(caller, access.param, request)) throw forbidden();",
    to: '',
    folder: 'apps/api',
    tests: [...onPostgres, 'update-users'],
  },
  {
    name: 'everybody may read other people’s records',
    file: 'apps/api/src/http/access.ts',
    from: 'if (id === undefined || !(await isHolder({ noun, id }, userId))) throw notFound();',
    to: '',
    folder: 'apps/api',
    tests: [...onPostgres, 'messages/messages'],
  },
  {
    name: 'a filter by country is ignored',
    file: 'apps/api/src/routes/users/user-pages-sql.ts',
    from: '($6::text is null or country = $6)',
    to: '($6::text is null or true)',
    folder: 'apps/api',
    tests: [...onPostgres, 'list-users'],
  },
  {
    name: 'refresh tokens need no signature',
    file: 'apps/api/src/session/refresh-token.ts',
    from: 'if (!isSigned(key, `${sessionId}.${generation}`, mac)) return null;',
    to: '',
    folder: 'apps/api',
    tests: [...onPostgres, 'session/sessions'],
  },
  {
    name: 'scripts can read the refresh cookie',
    file: 'apps/api/src/session/session-cookies.ts',
    from: "options: { path: '/', httpOnly: true,",
    to: "options: { path: '/', httpOnly: false,",
    folder: 'apps/api',
    tests: [...onPostgres, 'session-cookies'],
  },
  {
    name: 'every conditional read is answered 304',
    file: 'apps/api/src/http/conditional/conditional-calls.ts',
    from: "!isKnown(request.headers['if-none-match'], String(etag))",
    to: "request.headers['if-none-match'] === undefined",
    folder: 'apps/api',
    tests: [...onPostgres, 'conditional-calls'],
  },
  {
    name: 'changes are not counted',
    file: 'apps/api/src/http/limits/write-limit.ts',
    from: 'request.countWrites(1).then(',
    to: 'Promise.resolve().then(',
    folder: 'apps/api',
    tests: [...onPostgres, 'write-limit'],
  },
  {
    name: 'a repeated call with the same key is done twice',
    file: 'apps/api/src/http/idempotency/answer-once.ts',
    from: 'if (given !== undefined) throw new GivenAnswer(given);',
    to: '',
    folder: 'apps/api',
    tests: [...onPostgres, 'answer-once'],
  },
  {
    name: 'an act is undone twice',
    file: 'apps/api/src/routes/activity/undo-change.ts',
    from: 'if (undoneBy !== null) throw undoneAlready();',
    to: '',
    folder: 'apps/api',
    tests: [...onPostgres, 'undo-activity'],
  },
  {
    name: 'an undo takes back what somebody changed since',
    file: 'apps/api/src/routes/activity/undo-change.ts',
    from: 'isStill(Reflect.get(item, field), changes[field]?.to ?? null);',
    to: 'field !== undefined;',
    folder: 'apps/api',
    tests: [...onPostgres, 'undo-activity'],
  },
  {
    name: 'a sign-in leads to a page of another site',
    file: 'apps/admin/app/session/wanted-page.ts',
    from: "return page?.startsWith('/admin/') ? page : null;",
    to: 'return page;',
    ...panel,
    tests: ['--project', 'node', 'session'],
  },
  {
    name: 'drafts stay on a shared computer',
    file: 'apps/admin/app/session/stored-drafts.ts',
    from: "if (key.endsWith(draftsKey('', personId))) browserStorage.remove(key);",
    to: '',
    ...panel,
    tests: ['--project', 'node', 'stored-drafts'],
  },
  {
    name: 'a button takes a press that was meant for its former state',
    file: 'apps/admin/app/shared/actions/toggle.ts',
    from: 'if (isNew) return;',
    to: '',
    ...panel,
    tests: ['--project', 'node', 'toggle'],
  },
  {
    name: 'a logout leaves the last person’s records in memory',
    file: 'apps/admin/app/shared/query/query-client.ts',
    from: 'if (!pageOutlivesSession(reason)) queryClient.clear();',
    to: '',
    ...panel,
    tests: ['--project', 'node', 'query-client'],
  },
  {
    name: 'pages can be framed by other sites',
    file: 'packages/web-server/src/security-headers.ts',
    from: "xFrameOptions: { action: 'deny' },",
    to: 'xFrameOptions: false,',
    folder: 'packages/web-server',
    tests: ['web-server'],
  },
];
