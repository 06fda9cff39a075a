import { expect, it } from 'vitest';
import { addressMatcher, listAddresses } from './known-addresses.ts';

const addresses = listAddresses({
  root: { path: '' },
  home: { parentId: 'root' },
  admin: { parentId: 'root', path: 'admin' },
  user: { parentId: 'admin', path: 'users/:userId' },
  rest: { parentId: 'root', path: '*' },
});

it('lists every address but the catch-all', () => {
  expect(addresses).toEqual(['/', '/admin', '/admin/users/:userId']);
});

it.each([
  ['/', true],
  ['/admin/', true],
  ['/admin/users/42', true],
  ['/admin/users/42/nothing', false],
  ['/nothing', false],
])('%s is known: %s', (pathname, known) => {
  expect(addressMatcher(addresses)(pathname)).toBe(known);
});
