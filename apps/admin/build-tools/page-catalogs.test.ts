import { expect, it } from 'vitest';
import { listCatalogs } from './page-catalogs.ts';

it('finds the catalogs among the files of a build', () => {
  const files = [
    'words-en-login-AbC-1.js',
    'words-ar-login-x.js',
    'words-ar-admin-y.js',
    'base-z.js',
  ];
  expect(listCatalogs(files)).toEqual({
    en: { login: '/assets/words-en-login-AbC-1.js' },
    ar: { login: '/assets/words-ar-login-x.js', admin: '/assets/words-ar-admin-y.js' },
  });
});
