import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

const ahead = createTypedAhead();
const onPage = vi.fn<(event: KeyboardEvent) => void>();

function type(...keys: string[]): void {
  for (const key of keys) {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(press);
  }
}

beforeEach(() => {
  onPage.mockReset();
  document.addEventListener('keydown', onPage);
  document.body.innerHTML = '<input name="search">';
  ahead.begin();
});
afterEach(() => {
  document.removeEventListener('keydown', onPage);
  ahead.end();
});

it.each([
  { keys: ['n', 'o', ' ', 'p', 'h'], text: 'no ph' },
  { keys: ['Shift', 'N', 'o', '?'], text: 'No?' },
  { keys: ['a', 'b', 'Backspace', 'c'], text: 'ac' },
  { keys: ['a', 'Enter', 'b'], text: 'a\nb' },
  { keys: ['ش', 'ك', 'لا'], text: 'شكلا' },
  { keys: ['é', '👍', '/', '1'], text: 'é👍/1' },
])('$keys is kept, and is no key of the page', ({ keys, text }) => {
  type(...keys);
  expect(ahead.take()).toBe(text);
  expect(ahead.isOn()).toBe(false);
  expect(onPage.mock.calls.filter(([{ key }]) => key !== 'Shift')).toEqual([]);
});

it.each(['Escape', 'Tab'])('%s ends it, and the keys are those of the page again', (key) => {
  type('a', key, 'n');
  expect(ahead.take()).toBe('');
  expect(onPage.mock.calls.map(([press]) => press.key)).toEqual([key, 'n']);
});

it('a click ends it, and so does a key in another field', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(ahead.isOn()).toBe(false);
  ahead.begin();
  document.querySelector('input')?.focus();
  type('a');
  expect(ahead.isOn()).toBe(false);
  expect(onPage).toHaveBeenCalledOnce();
});

it('waits for a while only, and keys with Ctrl are left alone', () => {
  vi.useFakeTimers();
  ahead.begin();
  const copy = new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, cancelable: true });
  document.body.dispatchEvent(copy);
  expect(copy.defaultPrevented).toBe(false);
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  expect(ahead.isOn()).toBe(false);
});
