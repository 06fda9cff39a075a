import { expect, it } from 'vitest';
import { visitOf } from './render-conditions.ts';

const view = 'view=ar.dark.Asia/Dubai';
const cookie = `is_auth=true; refresh=abc.1.mac; ${view}`;

it('a session is rendered in the language, theme and zone of its browser', () => {
  expect(visitOf('/admin/users', { cookie })).toEqual({
    kind: 'session',
    refreshCookie: 'refresh=abc.1.mac',
    view: { locale: 'ar', theme: 'dark', timeZone: 'Asia/Dubai', text: 'ar.dark.Asia/Dubai' },
  });
});

it('on https the cookie has its prefix', () => {
  const secure = `is_auth=true; __Host-refresh=abc; ${view}`;
  expect(visitOf('/admin/users', { cookie: secure })).toMatchObject({
    refreshCookie: '__Host-refresh=abc',
  });
});

it('the pages before the sign-in need no cookie, and say nothing of a zone', () => {
  expect(visitOf('/panel/login', {})).toEqual({
    kind: 'visitor',
    view: { locale: 'en', theme: 'system', timeZone: 'UTC', text: 'en.system' },
  });
  expect(visitOf('/panel/login', { cookie: view })).toMatchObject({ view: { text: 'ar.dark' } });
});

it.each([
  ['nobody has signed in', { cookie: view }],
  ['the session has a cookie of another name', { cookie: `is_auth=true; token=abc; ${view}` }],
  ['a browser of plain http sends no session along', { cookie: `is_auth=true; ${view}` }],
  ['nothing is known of the browser', { cookie: 'is_auth=true; refresh=abc' }],
  ['the zone is made up', { cookie: 'is_auth=true; refresh=abc; view=en.dark.Atlantis/Reef' }],
  ['the view is no view', { cookie: 'is_auth=true; refresh=abc; view=en"><script>' }],
  ['a browser fetches ahead', { cookie, 'sec-purpose': 'prefetch' }],
  ['a browser renders ahead', { cookie, 'sec-purpose': 'prefetch;prerender' }],
  ['an older browser fetches ahead', { cookie, purpose: 'prefetch' }],
  ['another site leads here', { cookie, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the same domain leads here', { cookie, 'sec-fetch-site': 'same-site' }],
  ['a script asks for it', { cookie, 'sec-fetch-dest': 'empty' }],
])('is left to the browser: %s', (_why, headers) => {
  expect(visitOf('/admin/users', headers)).toBeUndefined();
});

it('the login page of somebody who is signed in is left to the browser, which leads away from it', () => {
  expect(visitOf('/panel/login', { cookie })).toBeUndefined();
});
