import { describe, expect, test } from 'vitest';
import { forbiddenReason } from './boundaries.ts';

const users = 'apps/admin/app/features/users/list/user-list-page.tsx';

/** Each floor of the panel, importing each of those above it. */
function importsUpwards(floors: string[]): [from: string, to: string, reason: string][] {
  return floors.flatMap((low, at) =>
    floors
      .slice(at + 1)
      .map((high): [string, string, string] => [
        `apps/admin/app/${low}/a.ts`,
        `apps/admin/app/${high}/b.ts`,
        `${low} must not import ${high}`,
      ]),
  );
}

describe('allowed imports', () => {
  test.each([
    ['packages/api-client/src/users.ts', 'packages/domain/user'],
    ['apps/api/src/routes/users/list-users.ts', 'packages/domain/paging'],
    [users, 'packages/ui/table'],
    [users, 'apps/admin/app/shared/list/list-state.ts'],
    [users, 'apps/admin/app/features/users/user-queries.ts'],
    [users, 'apps/admin/app/paths.ts'],
    [users, 'apps/admin/app/session/api.ts'],
    ['apps/admin/app/routes.ts', users],
    ['apps/admin/app/failed-changes.test.ts', users],
    ['apps/admin/app/layout/sidebar.tsx', 'apps/admin/app/shared/preferences.tsx'],
    ['apps/admin/app/shared/changes/query-client.ts', 'apps/admin/app/session/session.ts'],
    ['apps/admin/app/session/sign-in.ts', 'apps/admin/app/notify/notify.ts'],
    ['apps/admin/app/notify/notify.ts', 'apps/admin/app/language/texts.ts'],
    ['apps/admin/app/language/language.ts', 'apps/admin/app/first-view/handed-over.ts'],
    ['apps/admin/app/first-view/server-context.ts', 'apps/admin/app/language/catalogs.ts'],
    ['apps/admin/e2e/users/users.spec.ts', 'tooling/tests/chromium'],
    ['packages/ui/vite.config.ts', 'tooling/tests/chromium'],
    ['tooling/bench/src/lists.ts', 'apps/api/src/app.ts'],
    ['packages/demo-data/src/rows/tickets.ts', 'packages/domain/ticket'],
    ['apps/api/src/server.ts', 'packages/demo-data/demo-admin'],
    ['apps/api/src/db/testing/fill-database.ts', 'packages/demo-data/full'],
    ['apps/api/src/routes/slow.cpu.test.ts', 'tooling/tests/blocking-time'],
  ])('%s ← %s', (from, to) => {
    expect(forbiddenReason(from, to)).toBeUndefined();
  });
});

test('a package that a server does without is loaded where it is needed', () => {
  const [loader, demo] = ['apps/api/src/dataset/load-demo.ts', 'packages/demo-data/demo'];
  expect(forbiddenReason(loader, demo)).toContain('loaded with import()');
  expect(forbiddenReason(loader, demo, false)).toBeUndefined();
});

describe('forbidden imports', () => {
  test.each([
    ['packages/domain/src/user.ts', 'packages/api-client/users', 'must not import'],
    ['packages/ui/src/button.tsx', 'packages/domain/user', 'must not import'],
    ['packages/i18n/src/formats.ts', 'packages/domain/dates', 'must not import'],
    ['packages/web-server/src/pages.ts', 'packages/i18n/locale', 'must not import'],
    ['apps/api/src/app.ts', 'packages/ui/button', 'must not import'],
    ['apps/api/src/routes/slow.test.ts', 'tooling/tests/blocking-time', '.cpu.test.ts'],
    ['apps/admin/app/root.tsx', 'packages/demo-data/demo-admin', 'must not import'],
    ['packages/demo-data/src/demo.ts', 'apps/api/src/db/schema.ts', 'never imported'],
    ['apps/admin/app/root.tsx', 'apps/api/src/app.ts', 'never imported'],
    ['packages/ui/src/button.tsx', 'apps/admin/app/paths.ts', 'never imported'],
    ['apps/api/src/server.ts', 'tooling/tests/test-database', 'development and tests'],
    [users, 'apps/admin/app/features/posts/post-card.tsx', 'never imports another (posts)'],
    ['apps/admin/app/shared/list/list-state.ts', users, 'shared must not import features'],
    ['apps/admin/app/session/guard.ts', users, 'session must not import features'],
    ['apps/admin/app/layout/sidebar.tsx', users, 'layout must not import features'],
    ['apps/admin/app/root.tsx', users, 'Only routes.ts composes features'],
    [users, 'apps/admin/app/layout/sidebar.tsx', 'features must not import layout'],
    ['apps/admin/app/first-view/a.ts', 'apps/admin/app/session/b.ts', 'must not import session'],
    ...importsUpwards(['language', 'notify', 'session', 'shared', 'layout']),
  ])('%s ← %s', (from, to, reason) => {
    expect(forbiddenReason(from, to)).toContain(reason);
  });
});
