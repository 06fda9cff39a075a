import { expect, it } from 'vitest';
import { isPageOfAct } from './act-page.ts';

it.each([
  { act: '/admin/tickets/7', here: '/admin/tickets/7' },
  { act: '/admin/booklog/7/edit', here: '/admin/booklog/7' },
  { act: '/admin/users/2/posts', here: '/admin/users/2/staff' },
  { act: '/admin/tickets/7', here: '/admin/tickets' },
  { act: '/admin/posts', here: '/admin/posts' },
])('what was done on $act stands on $here', ({ act, here }) => {
  expect(isPageOfAct(act, here)).toBe(true);
});

it.each([
  { act: '/admin/tickets/7', here: '/admin/tickets/8' },
  { act: '/admin/tickets/7', here: '/admin/tickets/77' },
  { act: '/admin/certifications/7', here: '/admin/certifications/8' },
  { act: '/admin/users/2/posts', here: '/admin/users/3/posts' },
  { act: '/admin/posts', here: '/admin/posts/8' },
  { act: '/admin/posts/7', here: '/admin/booklog/7' },
  { act: '/admin/posts/7', here: '/admin/tickets' },
])('what was done on $act does not stand on $here', ({ act, here }) => {
  expect(isPageOfAct(act, here)).toBe(false);
});
