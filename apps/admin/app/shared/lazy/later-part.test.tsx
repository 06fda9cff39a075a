import { listenForToasts, type ToastMessage } from '@buddyline/ui/toast';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { activateLanguage } from '../../language/language.ts';
import { useFetchAhead } from './fetch-ahead.ts';
import { laterPart } from './later-part.tsx';

beforeAll(() => activateLanguage('en'));

function Layout() {
  useFetchAhead();
  return null;
}

it('is shown also when its code arrives after it was drawn and before its effects have run', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const load = vi.fn<() => Promise<ComponentType>>(() => code.promise);
  const Part = laterPart(load, 'Not yet');
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Layout />);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('keydown'));
    expect(load).toHaveBeenCalledOnce();
  });

  const place = document.body.appendChild(document.createElement('div'));
  const drawn = new MutationObserver(() => code.resolve(() => 'Here it is'));
  drawn.observe(place, { childList: true });
  createRoot(place).render(<Part />);
  await vi.waitFor(() => expect(place.textContent).toBe('Here it is'));
});

it('what could not be fetched comes by itself once the connection is back', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => () => 'Sign in again');
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const Part = laterPart(load);
  const said = vi.fn<(message: ToastMessage) => void>();
  const stop = listenForToasts(said);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Part />);
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  expect(place.textContent).toBe('');

  load.mockResolvedValue(() => 'Sign in again');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(place.textContent).toBe('Sign in again'));
  stop();
});
