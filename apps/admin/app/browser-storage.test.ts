import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage.ts';

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
/** How storage fails in browsers. */
const failures: [string, () => unknown][] = [
  ['is denied', denied],
  ['cannot be read', () => ({ getItem: denied, setItem: denied, removeItem: denied })],
  ['is full', () => ({ getItem: () => null, setItem: denied, removeItem: () => undefined })],
  ['is null', () => null],
  ['is missing', () => undefined],
];

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['localStorage', browserStorage],
  ['sessionStorage', tabStorage],
] as const)('%s', (name, storage) => {
  it.each(failures)('that %s: the text is kept in memory', (_how, get) => {
    vi.spyOn(window, name, 'get').mockImplementation(get as () => Storage);
    expect(storage.get('draft')).toBeNull();
    storage.set('draft', 'Half a sentence');
    expect(storage.get('draft')).toBe('Half a sentence');
    expect(storage.keys()).toContain('draft');
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });

  it('that works is used', () => {
    storage.set('draft', 'Text');
    expect(window[name].getItem('draft')).toBe('Text');
    storage.remove('draft');
    expect(window[name].getItem('draft')).toBeNull();
  });
});
