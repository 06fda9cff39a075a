import { hangs } from '@buddyline/tests/time-limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { NamedPersonLink } from './named-person-link.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const list = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../session/api.ts', () => ({ api: { users: { list } } }));

let found: PromiseWithResolvers<unknown>;

beforeEach(() => {
  found = Promise.withResolvers();
  list.mockReturnValue(found.promise);
});

/** Presses the link to Mira, whose lookup is answered by `found`. @returns the text on the screen */
async function pressLink(): Promise<() => string | null> {
  const Routes = createRoutesStub([
    { path: '/', Component: () => <NamedPersonLink username="mira">Mira</NamedPersonLink> },
    { path: '/admin/users/:userId/posts', Component: () => 'Her page' },
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <Routes />
      </QueryClientProvider>,
    ),
  );
  await act(async () => place.querySelector('a')?.click());
  return () => place.textContent;
}

const answer = () => act(async () => found.resolve({ data: [{ id: '1', username: 'Mira' }] }));

it('leads to the page of the person once it is found', async () => {
  const shown = await pressLink();
  await answer();
  await vi.waitFor(() => expect(shown()).toBe('Her page'), { timeout: hangs.expectationMs });
});

it('leads nowhere if another page was opened before the person is found', async () => {
  const shown = await pressLink();
  window.history.pushState(null, '', '#another-page');
  await answer();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shown()).toBe('Mira');
});
