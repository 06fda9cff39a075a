import { expect, it } from 'vitest';
import { catalogsOf } from './section-catalogs.ts';

it.each([
  ['/admin/users', ['users']],
  ['/admin/users/42/posts', ['users', 'posts']],
  ['/admin/users/42/dive-logs', ['users', 'dive-logs']],
  ['/admin/booklog/42/edit', ['dive-logs']],
  ['/admin/settings', ['settings']],
  ['/admin/certifications', ['certificates']],
  ['/admin/constructor', []],
])('%s needs the words of %j', (pathname, catalogs) => {
  expect(catalogsOf(pathname)).toEqual(catalogs);
});
