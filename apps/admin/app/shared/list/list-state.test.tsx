import { usersQuerySchema } from '@buddyline/domain/user-list';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  readListState,
  requireReadablePage,
  useListState,
  withFilter,
  withPage,
  withSearch,
} from './list-state.ts';

function read(query: string) {
  const { page, search } = readListState(usersQuerySchema, new URLSearchParams(query));
  return { page, search };
}

describe('readListState', () => {
  it.each([
    ['', { page: 1, search: '' }],
    ['page=3&search=mira', { page: 3, search: 'mira' }],
    ['search=%20mira%20', { page: 1, search: 'mira' }],
    ['page=0&search=mira', { page: 1, search: 'mira' }],
    ['page=abc', { page: 1, search: '' }],
    ['page=1.5', { page: 1, search: '' }],
    [`page=2&search=${'x'.repeat(300)}`, { page: 2, search: '' }],
    ['page=2&unknown=1', { page: 2, search: '' }],
  ])('reads ?%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

describe('requireReadablePage', () => {
  function redirected(query: string): string | null {
    try {
      requireReadablePage(new Request(`http://panel/admin/users${query}`));
      return null;
    } catch (response) {
      return response instanceof Response ? response.headers.get('Location') : null;
    }
  }

  it.each(['', '?page=1', '?page=7', '?search=mira'])('does not redirect %s', (query) => {
    expect(redirected(query)).toBeNull();
  });

  it.each(['0', '-1', 'NaN', 'abc', '1.5', '1e3', ''])('redirects page=%s to page 1', (page) => {
    expect(redirected(`?page=${page}&search=mira`)).toBe('/admin/users?page=1&search=mira');
  });

  it('redirects a page above the maximum to the maximum', () => {
    expect(redirected('?page=99999999999')).toBe('/admin/users?page=999999999');
  });
});

it('a page number keeps the search', () => {
  expect(String(withPage(new URLSearchParams('search=mira&page=2'), 3))).toBe('search=mira&page=3');
});

it('a search starts at page 1, and an empty one is removed from the URL', () => {
  expect(String(withSearch(new URLSearchParams('page=4'), 'mira'))).toBe('search=mira');
  expect(String(withSearch(new URLSearchParams('page=4&search=mira'), ''))).toBe('');
});

it('a filter starts at page 1 and keeps the others; null removes it', () => {
  const params = new URLSearchParams('search=reef&isWreck=true&page=4');
  expect(String(withFilter(params, 'date', '2026-05-14'))).toBe(
    'search=reef&isWreck=true&date=2026-05-14',
  );
  expect(String(withFilter(params, 'isWreck', null))).toBe('search=reef');
});

type Users = ReturnType<typeof useListState<typeof usersQuerySchema>>;

function List({ onDrawn }: { onDrawn: (users: Users) => void }) {
  const users = useListState(usersQuerySchema);
  useEffect(() => {
    onDrawn(users);
  });
  return null;
}

it.each([
  ['a filter', (list: Users, value: string) => list.setFilter('country', value)],
  ['a search', (list: Users, value: string) => list.setSearch(value)],
])('%s that goes on before the list is drawn again stays one step of Back', async (_name, set) => {
  window.history.replaceState(null, '', '/admin/users');
  const drawn: Users[] = [];
  const element = <List onDrawn={(users) => drawn.push(users)} />;
  const router = createBrowserRouter([{ path: '*', element }]);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    router.dispose();
  });
  root.render(<RouterProvider router={router} />);
  const first = await vi.waitUntil(() => drawn[0]);
  const steps: string[] = [];
  router.subscribe(({ historyAction, navigation }) => {
    if (navigation.state === 'idle') steps.push(historyAction);
  });
  set(first, 'F');
  await vi.waitFor(() => expect(steps).toEqual(['PUSH']));
  set(first, 'Fi');
  await vi.waitFor(() => expect(steps).toEqual(['PUSH', 'REPLACE']));
});
