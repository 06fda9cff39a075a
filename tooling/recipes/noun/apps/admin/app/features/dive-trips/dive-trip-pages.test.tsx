import type { DiveTrip } from '@buddyline/domain/dive-trip';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { sections } from '../../sections.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import DiveTripDetailPage, { clientLoader as loadDiveTrip } from './dive-trip-detail-page.tsx';
import DiveTripEditPage from './dive-trip-edit-page.tsx';
import DiveTripListPage, { clientLoader as loadList } from './dive-trip-list-page.tsx';

const diveTrip = { id: '42', userId: '7', title: 'Thistlegorm', description: '' } as DiveTrip;

vi.mock('../../session/api.ts', () => ({
  api: {
    diveTrips: {
      list: async () => ({ data: [diveTrip], total: 1, totalPages: 1 }),
      get: async () => diveTrip,
    },
  },
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const root = createRoot(document.body.appendChild(document.createElement('div')));
const Routes = createRoutesStub([
  { path: paths.diveTrips, Component: DiveTripListPage, loader: loadList as never },
  {
    path: paths.diveTrip(':diveTripId'),
    Component: DiveTripDetailPage as never,
    loader: loadDiveTrip as never,
  },
  { path: paths.diveTripEdit(':diveTripId'), Component: DiveTripEditPage as never },
]);

const show = (address: string) =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Routes key={address} initialEntries={[address]} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );

const find = (selector: string) => vi.waitUntil(() => document.querySelector(selector));

afterEach(() => queryClient.clear());

it.each(['en', 'ar'] as const)('the list in %s links to each dive trip', async (locale) => {
  i18n.loadAndActivate({
    locale,
    messages: (await sections['dive-trips'].texts[locale]()).messages,
  });
  await show(paths.diveTrips);
  const link = await find('td a');
  expect(link?.textContent).toBe('Thistlegorm');
  expect(link?.getAttribute('href')).toBe('/admin/dive-trips/42');
  const title = document.querySelector('h1')?.textContent;
  expect(title).toMatch(locale === 'ar' ? /\p{sc=Arabic}/u : /Dive Trips/);
});

it('a dive trip links to its form, which contains its values', async () => {
  await show(paths.diveTrip('42'));
  expect((await find('a[href$="/edit"]'))?.getAttribute('href')).toBe(paths.diveTripEdit('42'));
  await show(paths.diveTripEdit('42'));
  expect(await find('input[name=title]')).toMatchObject({ value: 'Thistlegorm' });
});
