import { expect, it } from 'vitest';
import { renderTargetOf } from './render-conditions.ts';

const view = 'view=ar.dark.Asia/Dubai';
const cookie = `is_auth=true; refresh=abc.1.mac; ${view}`;

it('a page with a session has the language, theme and time zone of its browser', () => {
  expect(renderTargetOf('/admin/users', { cookie })).toEqual({
    kind: 'session',
    refreshCookie: 'refresh=abc.1.mac',
    view: { locale: 'ar', theme: 'dark', timeZone: 'Asia/Dubai', text: 'ar.dark.Asia/Dubai' },
  });
});

it.each(['metric', 'imperial'])('a page is rendered with the chosen units: %s', (units) => {
  const chosen = `is_auth=true; refresh=abc; view=ar.dark.${units}.Asia/Dubai`;
  const text = `ar.dark.${units}.Asia/Dubai`;
  expect(renderTargetOf('/admin/booklog', { cookie: chosen })).toMatchObject({
    view: { units, timeZone: 'Asia/Dubai', text },
  });
  // The login page shows no amounts.
  expect(renderTargetOf('/panel/login', { cookie: `view=${text}` })).toMatchObject({
    view: { locale: 'ar', theme: 'dark', timeZone: 'UTC', text },
  });
});

it('on https the refresh cookie has a prefix', () => {
  const secure = `is_auth=true; __Host-refresh=abc; ${view}`;
  expect(renderTargetOf('/admin/users', { cookie: secure })).toMatchObject({
    refreshCookie: '__Host-refresh=abc',
  });
});

it('pages without a session need no cookie and ignore the time zone', () => {
  expect(renderTargetOf('/panel/login', {})).toEqual({
    kind: 'anonymous',
    view: { locale: 'en', theme: 'system', timeZone: 'UTC', text: 'en.system' },
  });
  expect(renderTargetOf('/panel/login', { cookie: view })).toMatchObject({
    view: { text: 'ar.dark.Asia/Dubai' },
  });
});

it.each([
  ['the visitor is not signed in', { cookie: view }],
  ['the refresh cookie has another name', { cookie: `is_auth=true; token=abc; ${view}` }],
  ['the refresh cookie is missing', { cookie: `is_auth=true; ${view}` }],
  ['the cookie view is missing', { cookie: 'is_auth=true; refresh=abc' }],
  [
    'the time zone does not exist',
    { cookie: 'is_auth=true; refresh=abc; view=en.dark.Atlantis/Reef' },
  ],
  [
    'the units do not exist',
    { cookie: 'is_auth=true; refresh=abc; view=en.dark.nautical.Asia/Dubai' },
  ],
  ['the cookie view is malformed', { cookie: 'is_auth=true; refresh=abc; view=en"><script>' }],
  ['a prefetch', { cookie, 'sec-purpose': 'prefetch' }],
  ['a prerender', { cookie, 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch by an older browser', { cookie, purpose: 'prefetch' }],
  ['a navigation from another site', { cookie, 'sec-fetch-site': 'cross-site' }],
  ['a navigation from another subdomain', { cookie, 'sec-fetch-site': 'same-site' }],
  ['a fetch by a script', { cookie, 'sec-fetch-dest': 'empty' }],
])('is not rendered: %s', (_why, headers) => {
  expect(renderTargetOf('/admin/users', headers)).toBeUndefined();
});

it('the login page is not rendered for a signed-in visitor, whom the browser redirects', () => {
  expect(renderTargetOf('/panel/login', { cookie })).toBeUndefined();
});
