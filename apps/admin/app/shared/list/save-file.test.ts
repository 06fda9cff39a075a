import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('clicks a link that is in the document, and keeps its URL until the download has begun', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const clicked: { name: string; href: string; wasThere: boolean }[] = [];
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      const { download: name, href, isConnected: wasThere } = event.target;
      clicked.push({ name, href, wasThere });
    },
    { once: true },
  );
  saveFile('mira-2026-11-25.uddf', new Blob(['<uddf>']));
  const href = expect.stringMatching(/^blob:/);
  expect(clicked).toEqual([{ name: 'mira-2026-11-25.uddf', href, wasThere: true }]);
  expect(document.querySelector('a')).toBeNull();
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith(clicked[0]?.href);
});
