import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage.ts';

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
/** How browsers fail: at the name, at reading, at writing, when full, or there is none at all. */
const failures: [string, () => unknown][] = [
  ['is denied', denied],
  ['cannot be read', () => ({ getItem: denied, setItem: denied, removeItem: denied })],
  ['is full', () => ({ getItem: () => null, setItem: denied, removeItem: () => undefined })],
  ['is null', () => null],
  ['is missing', () => undefined],
];

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['the browser', browserStorage, 'localStorage'],
  ['the tab', tabStorage, 'sessionStorage'],
] as const)('of %s', (_what, kept, name) => {
  it.each(failures)('storage that %s keeps a text until the page is left', (_how, get) => {
    vi.spyOn(window, name, 'get').mockImplementation(get as () => Storage);
    expect(kept.get('draft')).toBeNull();
    kept.set('draft', 'Half a sentence');
    expect(kept.get('draft')).toBe('Half a sentence');
    expect(kept.keys()).toContain('draft');
    kept.remove('draft');
    expect(kept.get('draft')).toBeNull();
  });

  it('storage that works is used', () => {
    kept.set('draft', 'Text');
    expect(window[name].getItem('draft')).toBe('Text');
    kept.remove('draft');
    expect(window[name].getItem('draft')).toBeNull();
  });
});
