import { describe, expect, test } from 'vitest';
import { whyForbidden } from './boundaries.ts';

const users = 'apps/admin/app/features/users/user-list-page.tsx';

describe('what may be imported', () => {
  test.each([
    ['packages/api-client/src/users.ts', 'packages/domain/user'],
    ['apps/api/src/routes/users/list-users.ts', 'packages/domain/paging'],
    [users, 'packages/ui/table'],
    [users, 'apps/admin/app/shared/list-state.ts'],
    [users, 'apps/admin/app/features/users/user-queries.ts'],
    ['apps/admin/app/routes.ts', users],
    ['apps/admin/e2e/users.spec.ts', 'tooling/tests/chromium'],
    ['packages/ui/vite.config.ts', 'tooling/tests/chromium'],
    ['tooling/bench/src/lists.ts', 'apps/api/src/app.ts'],
  ])('%s ← %s', (from, to) => {
    expect(whyForbidden(from, to)).toBeUndefined();
  });
});

describe('what may not', () => {
  test.each([
    ['packages/domain/src/user.ts', 'packages/api-client/users', 'must not know'],
    ['packages/ui/src/button.tsx', 'packages/domain/user', 'must not know'],
    ['packages/i18n/src/formats.ts', 'packages/domain/dates', 'must not know'],
    ['packages/web-server/src/pages.ts', 'packages/i18n/locale', 'must not know'],
    ['apps/api/src/app.ts', 'packages/ui/button', 'must not know'],
    ['apps/admin/app/root.tsx', 'apps/api/src/app.ts', 'never imported'],
    ['packages/ui/src/button.tsx', 'apps/admin/app/paths.ts', 'never imported'],
    ['apps/api/src/server.ts', 'tooling/tests/test-database', 'development and tests'],
    [users, 'apps/admin/app/features/posts/post-card.tsx', 'never imports another (posts)'],
    ['apps/admin/app/shared/list-state.ts', users, 'shared must not import features'],
    ['apps/admin/app/session/guard.ts', users, 'session must not import features'],
    ['apps/admin/app/layout/sidebar.tsx', users, 'layout must not import features'],
  ])('%s ← %s', (from, to, reason) => {
    expect(whyForbidden(from, to)).toContain(reason);
  });
});
