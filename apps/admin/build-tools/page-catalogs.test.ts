import { expect, it } from 'vitest';
import { catalogsBySegment, listCatalogs } from './page-catalogs.ts';

it('finds the catalogs among the files of the build', () => {
  const files = [
    'words-en-login-AbC-1_x2.js',
    'words-ar-login-x1234567.js',
    'words-ar-dive-logs-a-b-c-d-.js',
    'base-z1234567.js',
  ];
  expect(listCatalogs(files)).toEqual({
    en: { login: '/assets/words-en-login-AbC-1_x2.js' },
    ar: {
      login: '/assets/words-ar-login-x1234567.js',
      'dive-logs': '/assets/words-ar-dive-logs-a-b-c-d-.js',
    },
  });
});

it("maps a page's path to the catalog of its folder", () => {
  const routes = {
    'layout/admin-layout': { path: 'admin' },
    'features/users/user-detail-page': { path: 'users/:userId' },
    'features/users/first-tab-redirect': { parentId: 'features/users/user-detail-page' },
    'features/dive-logs/user-dive-logs-tab': { path: 'dive-logs' },
    'features/dive-logs/dive-log-edit-page': { path: 'booklog/:diveLogId/edit' },
    'features/account/login-page': { path: 'panel/login' },
    'features/account/reset-password-page': { path: 'panel/reset-password' },
  };
  expect(catalogsBySegment(routes)).toEqual({
    users: 'users',
    'dive-logs': 'dive-logs',
    booklog: 'dive-logs',
    login: 'account',
    'reset-password': 'account',
  });
});
