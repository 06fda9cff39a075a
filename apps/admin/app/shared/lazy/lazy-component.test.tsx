import { hangs } from '@buddyline/tests/time-limits';
import { listenForToasts, type ToastMessage } from '@buddyline/ui/toast';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { activateLanguage } from '../../language/language.ts';
import { usePrefetchOnInteraction } from './prefetch-on-interaction.ts';
import { lazyComponent } from './lazy-component.tsx';

const patience = { timeout: hangs.expectationMs };

beforeAll(() => activateLanguage('en'));

function Layout() {
  usePrefetchOnInteraction();
  return null;
}

it('is shown even if its code arrives between its first render and its effects', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const load = vi.fn<() => Promise<ComponentType>>(() => code.promise);
  const Part = lazyComponent(load, 'Not yet');
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Layout />);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('keydown'));
    expect(load).toHaveBeenCalledOnce();
  }, patience);

  const place = document.body.appendChild(document.createElement('div'));
  const drawn = new MutationObserver(() => code.resolve(() => 'Here it is'));
  drawn.observe(place, { childList: true });
  createRoot(place).render(<Part />);
  await vi.waitFor(() => expect(place.textContent).toBe('Here it is'), patience);
});

it('is shown without a click once the connection is back, if its code could not be fetched', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => () => 'Sign in again');
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const Part = lazyComponent(load);
  const onToast = vi.fn<(message: ToastMessage) => void>();
  const stop = listenForToasts(onToast);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Part />);
  await vi.waitFor(() => expect(onToast).toHaveBeenCalled(), patience);
  expect(place.textContent).toBe('');

  load.mockResolvedValue(() => 'Sign in again');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(place.textContent).toBe('Sign in again'), patience);
  stop();
});

it('Escape closes a popup whose code is on its way, and not what lies under it', async () => {
  const code = Promise.withResolvers<ComponentType<object>>();
  const Popup = lazyComponent(() => code.promise);
  const onClose = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const under = vi.fn<() => void>();
  document.addEventListener('keydown', under);
  createRoot(place).render(<Popup open onClose={onClose} />);
  const press = () =>
    place.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  await vi.waitFor(() => expect(press()).toBe(false), patience);
  expect(onClose).toHaveBeenCalledOnce();

  code.resolve(() => 'Here it is');
  await vi.waitFor(() => expect(place.textContent).toBe('Here it is'), patience);
  under.mockClear();
  expect(press()).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  expect(under).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', under);
});
