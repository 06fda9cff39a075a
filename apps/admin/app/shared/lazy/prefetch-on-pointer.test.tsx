import { hangs } from '@buddyline/tests/time-limits';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { prefetchOnInteraction, usePrefetchOnInteraction } from './prefetch-on-interaction.ts';

function Layout() {
  usePrefetchOnInteraction();
  return null;
}

it('a pointer that moves is enough, once', async () => {
  const prefetch = vi.fn(async () => 'code');
  prefetchOnInteraction(prefetch);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Layout />);
  await vi.waitFor(
    () => {
      window.dispatchEvent(new Event('pointermove'));
      expect(prefetch).toHaveBeenCalled();
    },
    { timeout: hangs.expectationMs },
  );
  window.dispatchEvent(new Event('pointerdown'));
  prefetchOnInteraction(vi.fn(async () => 'more code'));
  expect(prefetch).toHaveBeenCalledOnce();
});
