import { expect, it } from 'vitest';
import { isPageOfChange } from './change-page.ts';

it.each([
  { page: '/admin/tickets/7', here: '/admin/tickets/7' },
  { page: '/admin/booklog/7/edit', here: '/admin/booklog/7' },
  { page: '/admin/users/2/posts', here: '/admin/users/2/staff' },
  { page: '/admin/tickets/7', here: '/admin/tickets' },
  { page: '/admin/posts', here: '/admin/posts' },
])('what was done on $page stands on $here', ({ page, here }) => {
  expect(isPageOfChange(page, here)).toBe(true);
});

it.each([
  { page: '/admin/tickets/7', here: '/admin/tickets/8' },
  { page: '/admin/tickets/7', here: '/admin/tickets/77' },
  { page: '/admin/certifications/7', here: '/admin/certifications/8' },
  { page: '/admin/users/2/posts', here: '/admin/users/3/posts' },
  { page: '/admin/posts', here: '/admin/posts/8' },
  { page: '/admin/posts/7', here: '/admin/booklog/7' },
  { page: '/admin/posts/7', here: '/admin/tickets' },
])('what was done on $page does not stand on $here', ({ page, here }) => {
  expect(isPageOfChange(page, here)).toBe(false);
});
