import { hangs } from '@buddyline/tests/time-limits';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { currentRun, type Run } from '../../../../shared/changes/bulk/run-state.ts';
import { RelatedTickets } from './related-tickets.tsx';

const patience = { timeout: hangs.expectationMs };
i18n.loadAndActivate({ locale: 'en', messages: {} });

vi.mock('./about-queries.ts', () => ({
  relatedQuery: () => ({
    queryKey: ['related'],
    queryFn: async () => [{ id: '2', subject: 'Spam', status: 'OPEN' }],
  }),
}));

it('nothing else is closed while a run is in progress', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RelatedTickets ticketId="1" />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const closeAll = () => [...place.querySelectorAll('button')].at(-1);
  await vi.waitFor(() => expect(closeAll()?.textContent).toBe('Close all'), patience);
  expect(closeAll()?.disabled).toBe(false);
  currentRun.set({ phase: 'running' } as Run);
  await vi.waitFor(() => expect(closeAll()?.disabled).toBe(true), patience);
});
