import { hangs } from '@buddyline/tests/time-limits';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { notifyNotFetched } from '../../../../notify/notify.ts';
import { metaQuery } from '../../../../shared/query/meta-queries.ts';
import { fetchFirstTouch } from '../../../../shared/lazy/first-touch.ts';
import { currentRun, type Run } from '../../../../shared/changes/bulk/run-state.ts';
import { LastDay } from './last-day.tsx';

const patience = { timeout: hangs.expectationMs };
i18n.loadAndActivate({ locale: 'en', messages: {} });

vi.mock('../../../../notify/notify.ts', () => ({ notifyNotFetched: vi.fn() }));
vi.mock('../../../../shared/lazy/first-touch.ts', () => ({ fetchFirstTouch: vi.fn() }));
vi.mock('../moderation-queries.ts', () => ({
  lastDayQuery: () => ({
    queryKey: ['last-day'],
    queryFn: async () => ({ posts: ['reef'], comments: [] }),
  }),
}));

afterEach(() => currentRun.set(null));

/** The button with that label, once it is shown. */
const button = (label: string) =>
  vi.waitFor(() => {
    const buttons = [...document.querySelectorAll('button')];
    const found = buttons.find(({ textContent }) => textContent === label);
    if (!found) throw new Error(`There is no button '${label}'.`);
    return found;
  }, patience);

function show(): void {
  const client = new QueryClient();
  client.setQueryData([...metaQuery.queryKey], { features: [] });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <LastDay userId="mira" />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

it('nothing else is deleted while a run is in progress', async () => {
  show();
  const deleteAll = await button('Delete all');
  expect(deleteAll.disabled).toBe(false);
  currentRun.set({ phase: 'running' } as Run);
  await vi.waitFor(() => expect(deleteAll.disabled).toBe(true), patience);
});

it('says that the code for it could not be fetched', async () => {
  vi.mocked(fetchFirstTouch).mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  (await button('Delete all')).click();
  (await button('Confirm')).click();
  await vi.waitFor(() => expect(notifyNotFetched).toHaveBeenCalledTimes(1), patience);
});
