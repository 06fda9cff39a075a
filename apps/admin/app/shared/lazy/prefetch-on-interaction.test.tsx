import { hangs } from '@buddyline/tests/time-limits';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { prefetchOnInteraction, usePrefetchOnInteraction } from './prefetch-on-interaction.ts';

const patience = { timeout: hangs.expectationMs };
afterEach(() => vi.restoreAllMocks());

function Layout() {
  usePrefetchOnInteraction();
  return null;
}

it('what could not be fetched at the first interaction is fetched when the connection is back', async () => {
  const prefetch = vi.fn(async () => 'code');
  prefetchOnInteraction(prefetch);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Layout />);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('keydown'));
    expect(onLine).toHaveBeenCalled();
  }, patience);
  expect(prefetch).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(prefetch).toHaveBeenCalledOnce();
  }, patience);
});
