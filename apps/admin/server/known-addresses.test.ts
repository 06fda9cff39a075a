import { expect, it } from 'vitest';
import { addressFinder, listAddresses } from './known-addresses.ts';

const addresses = listAddresses({
  root: { path: '', module: '/root.js', imports: ['/framework.js'] },
  home: { parentId: 'root' },
  admin: { parentId: 'root', path: 'admin', module: '/admin.js', imports: ['/framework.js'] },
  user: { parentId: 'admin', path: 'users/:userId', clientLoaderModule: '/load-user.js' },
  rest: { parentId: 'root', path: '*' },
});
const find = addressFinder(addresses);

it('lists all routes but the catch-all', () => {
  expect(addresses.map(({ address }) => address)).toEqual(['/', '/admin', '/admin/users/:userId']);
});

it('lists each script of a page and its layouts once', () => {
  expect(find('/admin/users/42')?.modules).toEqual([
    '/root.js',
    '/framework.js',
    '/admin.js',
    '/load-user.js',
  ]);
});

it.each([
  ['/', true],
  ['/admin/', true],
  ['/admin/users/42', true],
  ['/admin/users/42/nothing', false],
  ['/nothing', false],
])('%s is known: %s', (pathname, known) => {
  expect(find(pathname) !== undefined).toBe(known);
});
