import { hangs } from '@buddyline/tests/time-limits';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const patience = { timeout: hangs.expectationMs };
beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

/** Renders the layout, whose first interaction has not happened. */
async function renderLayout() {
  const { prefetchOnInteraction, usePrefetchOnInteraction } =
    await import('./prefetch-on-interaction.ts');
  const client = new QueryClient();
  const Layout = () => {
    usePrefetchOnInteraction(client);
    return null;
  };
  const prefetch = vi.fn(async () => 'code');
  prefetchOnInteraction(prefetch);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Layout />);
  return { client, prefetch };
}

it('what could not be fetched at the first interaction is fetched when the connection is back', async () => {
  const { prefetch } = await renderLayout();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
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

it('what the person has asked for is loaded first', async () => {
  const { client, prefetch } = await renderLayout();
  const asked = Promise.withResolvers<string>();
  const answer = client.fetchQuery({ queryKey: ['asked'], queryFn: () => asked.promise });
  const isFetching = vi.spyOn(client, 'isFetching');
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('keydown'));
    expect(isFetching).toHaveBeenCalled();
  }, patience);
  expect(prefetch).not.toHaveBeenCalled();

  asked.resolve('rows');
  await answer;
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledOnce(), patience);
});
