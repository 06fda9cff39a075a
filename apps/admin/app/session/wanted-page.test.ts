import { beforeEach, expect, it } from 'vitest';
import { rememberWantedPage, takeWantedPage } from './wanted-page.ts';

beforeEach(() => sessionStorage.clear());

it('the page that was wanted before signing in is given once', () => {
  rememberWantedPage('https://panel.example/admin/users?page=2');
  expect(takeWantedPage()).toBe('/admin/users?page=2');
  expect(takeWantedPage()).toBeNull();
});

it('the login page is never wanted', () => {
  rememberWantedPage('https://panel.example/panel/login');
  expect(takeWantedPage()).toBeNull();
});

it.each([
  'https://elsewhere.example/admin/',
  '//elsewhere.example/admin/',
  String.raw`/\elsewhere.example/admin/`,
  'javascript:alert(1)//admin/',
  'admin/users',
  '/panel/login',
])('a stored page that is none of the panel leads nowhere: %s', (page) => {
  rememberWantedPage('https://panel.example/admin/users');
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, page);
  expect(takeWantedPage()).toBeNull();
});
