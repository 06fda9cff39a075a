import type { CursorPage } from '@buddyline/domain/cursor';
import { hangs } from '@buddyline/tests/time-limits';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CursorList } from './cursor-list.tsx';
import { cursorQuery, type CursorSource } from './cursor-query.ts';

const patience = { timeout: hangs.expectationMs };

i18n.loadAndActivate({ locale: 'en', messages: {} });

const source: CursorSource<string> = {
  queryKey: ['divers'],
  read: (before): Promise<CursorPage<string>> =>
    Promise.resolve(
      before === undefined
        ? { data: ['Mira', 'Omar'], next: 'Omar' }
        : { data: ['Yara'], next: null },
    ),
};

function Divers() {
  return (
    <CursorList query={useQuery(cursorQuery(source))} source={source} loading={null} empty="">
      {(names) =>
        names.map((name) => (
          <a key={name} href="#diver" data-row-link="">
            {name}
          </a>
        ))
      }
    </CursorList>
  );
}

it('focuses the first new item, even if the items are rendered after the button', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  onTestFinished(() => root.unmount());
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Divers />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await vi.waitFor(() => expect(main.textContent).toContain('Omar'), patience);
  // React gets new data later than the end of the request.
  notifyManager.setScheduler((notify) => setTimeout(notify, 50));
  main.querySelector('button')?.click();
  await vi.waitFor(() => expect(main.textContent).toContain('Yara'), patience);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Yara'), patience);
});

it.each([
  ['loading, while the placeholder is that of a filter without matches', true, 'Loading'],
  ['empty once there is the answer', false, 'No Divers To Show.'],
])('shows that it is %s', (_, isPlaceholderData, text) => {
  const data: CursorPage<string> = { data: [], next: null };
  const query = { data, error: null, isFetching: false, isPlaceholderData };
  const shown = renderToStaticMarkup(
    <CursorList
      query={query as UseQueryResult<CursorPage<string>>}
      source={source}
      loading="Loading"
      empty="No Divers To Show."
    >
      {(names) => names.join()}
    </CursorList>,
  );
  expect(shown.includes('Loading')).toBe(isPlaceholderData);
  expect(shown).toContain(text);
});
