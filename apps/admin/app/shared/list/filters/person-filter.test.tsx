import { debounceMs } from '@buddyline/ui/use-debounced';
import type { User } from '@buddyline/domain/user';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../../../session/api.ts';
import { PersonFilter } from './person-filter.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
i18n.loadAndActivate({ locale: 'en', messages: {} });

const usernames = ['ali', 'alice', 'mira'];
const onChoose = vi.fn<(personId: string) => void>();
let field: HTMLInputElement;

beforeEach(async () => {
  vi.useFakeTimers();
  onChoose.mockReset();
  vi.spyOn(api.users, 'list').mockImplementation(async ({ search = '' }) => {
    const found = usernames.filter((username) => username.startsWith(search));
    const data = found.map((username) => ({ id: `id-of-${username}`, username }) as User);
    return { data, total: data.length } as Awaited<ReturnType<typeof api.users.list>>;
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <PersonFilter name="person" label="Person" onChoose={onChoose} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  const found = place.querySelector('input');
  if (!found) throw new Error('There is no field.');
  field = found;
});
afterEach(() => vi.useRealTimers());

/** @param inputType how the text came; without it, by the choice of a suggestion */
async function enterText(text: string, inputType?: string) {
  await act(async () => {
    // Uses the native setter, so that React detects the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    const init = { bubbles: true };
    field.dispatchEvent(
      inputType ? new InputEvent('input', { ...init, inputType }) : new Event('input', init),
    );
  });
}

const type = (text: string) => enterText(text, 'insertText');

/** Until the suggestions of what was typed are there. */
async function settle() {
  await act(() => vi.advanceTimersByTimeAsync(debounceMs));
  await act(() => vi.advanceTimersByTimeAsync(1));
}

const press = (key: string) =>
  act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('a name can be typed on past that of a suggestion', async () => {
  await type('@al');
  await settle();
  await type('@ali');
  await type('@alic');
  expect(field.value).toBe('@alic');
  expect(onChoose).not.toHaveBeenCalled();
});

it.each([undefined, 'insertReplacementText'])('a suggestion is chosen (%s)', async (inputType) => {
  await type('@al');
  await settle();
  await enterText('@ali', inputType);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('id-of-ali');
  expect(field.value).toBe('');
});

it.each([
  ['of exactly this name', '@ali', 'id-of-ali'],
  ['of exactly this name, without the “@”', 'ali', 'id-of-ali'],
  ['who is the only suggestion', '@mi', 'id-of-mira'],
])('Enter chooses the person %s', async (_, text, chosen) => {
  await enterText(text, 'insertFromPaste');
  await settle();
  await press('Enter');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(chosen);
  expect(field.value).toBe('');
});

it('Enter chooses nobody of several, nor the only suggestion of what was typed before', async () => {
  await type('@al');
  await settle();
  await press('Enter');
  await type('@mira');
  await settle();
  await type('@mirabel');
  await press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});
