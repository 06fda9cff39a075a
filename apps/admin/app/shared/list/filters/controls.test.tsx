import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Controls } from './controls.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
i18n.loadAndActivate({ locale: 'en', messages: {} });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('a day stays while it is typed, and filters once it stands', async () => {
  const onFilter = vi.fn<(name: string, value: string | null) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <I18nProvider i18n={i18n}>
        <Controls fields={{ from: { kind: 'day', label: 'From' } }} list={{}} onFilter={onFilter} />
      </I18nProvider>,
    ),
  );
  const day = place.querySelector<HTMLInputElement>('[name=from]');
  if (!day) throw new Error('There is no field for the first day.');
  for (const typed of ['0002-05-01', '2026-05-01']) {
    await act(async () => {
      // Uses the native setter, so that React detects the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(day, typed);
      day.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(day.value).toBe(typed);
  }
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onFilter.mock.calls).toEqual([['from', '2026-05-01']]);
});
