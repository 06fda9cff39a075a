import type { Ticket } from '@buddyline/domain/ticket';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PendingUntil } from './pending-until.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
i18n.loadAndActivate({ locale: 'en', messages: {} });

const update = vi.hoisted(() => vi.fn(async () => ({ message: 'Saved.' })));
vi.mock('../../../session/api.ts', () => ({ api: { tickets: { update } } }));

it('a day that is over, or half of one, is answered by an error, until it is mended', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <PendingUntil ticket={{ id: '1', status: 'PENDING' } as Ticket} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  const day = place.querySelector('input');
  if (!day) throw new Error('There is no field for the day.');
  const leave = async (value: string, validity: Partial<ValidityState>) => {
    // happy-dom checks no days.
    vi.spyOn(day, 'validity', 'get').mockReturnValue(validity as ValidityState);
    day.value = value;
    await act(async () => day.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  };
  const error = () =>
    (day.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .filter((text) => text?.startsWith('Choose'));

  await leave('2020-05-01', { valid: false, rangeUnderflow: true, badInput: false });
  expect(error()).toEqual(['Choose a day in the future.']);
  expect(day.getAttribute('aria-invalid')).toBe('true');
  await leave('', { valid: true, badInput: false });
  expect(error()).toEqual([]);
  await leave('', { valid: false, badInput: true });
  expect(error()).toEqual(['Choose a day in the future.']);
  expect(update).not.toHaveBeenCalled();
  await leave('2099-05-01', { valid: true, badInput: false });
  expect(error()).toEqual([]);
  expect(update).toHaveBeenCalledTimes(1);
});
