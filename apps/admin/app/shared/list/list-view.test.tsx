import type { Paged } from '@buddyline/domain/envelope';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ListView } from './list-view.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

interface Answer {
  items: string[];
  totalPages: number;
  /** The data is that of the previous page or search. */
  isPlaceholderData?: boolean;
}

/** Renders a list on the given page with the given response. */
function list(page: number, { items, totalPages, isPlaceholderData = false }: Answer): Element {
  const data = { data: items, totalPages };
  const query = { data, error: null, isFetching: false, isPlaceholderData };
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ListView
          query={query as UseQueryResult<Paged<string>>}
          page={page}
          onPage={() => {}}
          pagesLabel="Pages of divers"
          loading={<p>Loading</p>}
          empty="No Divers To Show."
        >
          {(names) => (
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </ListView>
      ),
    },
  ]);
  const shown = document.createElement('div');
  shown.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Routes />
    </I18nProvider>,
  );
  return shown;
}

it('shows its items, and is neither empty nor busy', () => {
  const shown = list(1, { items: ['Mira', 'Omar'], totalPages: 3 });
  expect([...shown.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Mira',
    'Omar',
  ]);
  expect(shown.querySelector('[aria-busy]')).toBeNull();
  expect(shown.textContent).not.toContain('No Divers To Show.');
});

it('keeps its items, marked as busy, while another page or search is loading', () => {
  const shown = list(2, { items: ['Mira'], totalPages: 3, isPlaceholderData: true });
  expect(shown.querySelector('[aria-busy=true] ul')?.textContent).toBe('Mira');
});

it.each([
  ['without pages', 1, { items: [], totalPages: 0 }],
  ['on page 7 of an empty list', 7, { items: [], totalPages: 0 }],
  ['on a first page without items', 1, { items: [], totalPages: 1 }],
])('is empty %s', (_, page, answer) => {
  expect(list(page, answer).textContent).toContain('No Divers To Show.');
});

it.each([
  ['beyond the last page', 7, { items: [], totalPages: 3 }],
  [
    'while the placeholder is an empty page',
    1,
    { items: [], totalPages: 3, isPlaceholderData: true },
  ],
  [
    'after a search without matches was cleared',
    1,
    { items: [], totalPages: 0, isPlaceholderData: true },
  ],
])('shows the loading state, not the empty one, %s', (_, page, answer) => {
  const { textContent } = list(page, answer);
  expect(textContent).toContain('Loading');
  expect(textContent).not.toContain('No Divers To Show.');
});
