import { hangs } from '@buddyline/tests/time-limits';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runPageKey } from '../../keyboard/page-keys.ts';
import { type SelectedItem, selection } from '../select/select-state.ts';
import { useSelectKeys } from './use-select-keys.ts';

const page: SelectedItem[] = ['1', '2', '3', '4'].map((id) => ({
  id,
  name: id,
  comments: 0,
  isLocked: false,
}));

const linkOf = (id: string) => document.querySelector<HTMLElement>(`a[href="/posts/${id}"]`);

function Mode() {
  useSelectKeys(page, useRef(null));
  return null;
}

/** Presses a key right after the mode was mounted, before React runs its passive effects. */
function Page() {
  useLayoutEffect(() => {
    linkOf('4')?.focus();
    runPageKey('X', 0);
  }, []);
  return <Mode />;
}

it('keys that were pressed before the mode was mounted come before those after it', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const list = document.body.appendChild(document.createElement('ul'));
  list.innerHTML = page
    .map(({ id }) => `<li><a data-row-link="" href="/posts/${id}">${id}</a></li>`)
    .join('');
  const early: [string, Element | null][] = [
    ['x', linkOf('1')],
    ['x', linkOf('2')],
  ];
  selection.set({ address: '/posts', items: new Map(), early });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  await vi.waitFor(() => expect(selection.get()?.early).toBeNull(), {
    timeout: hangs.expectationMs,
  });
  expect([...(selection.get()?.items.keys() ?? [])]).toEqual(['1', '2', '3', '4']);
});
