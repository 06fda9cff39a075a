import { afterEach, expect, it, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

afterEach(() => vi.restoreAllMocks());

it('imports nothing while the browser is offline, so that the import works afterwards', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(fetchCode(load)).rejects.toThrow('offline');
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await expect(fetchCode(load)).resolves.toBe('code');
});

it('what was fetched before is there offline', async () => {
  const load = async () => 'code';
  await fetchCode(load);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(fetchCode(load)).resolves.toBe('code');
});
