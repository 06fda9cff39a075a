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

it("maps each page's path to the catalog of its folder", () => {
  expect(catalogsBySegment()).toMatchObject({
    users: 'users',
    'dive-logs': 'dive-logs',
    booklog: 'dive-logs',
    comments: 'posts',
    login: 'account',
    'reset-password': 'account',
    settings: 'settings',
  });
});
