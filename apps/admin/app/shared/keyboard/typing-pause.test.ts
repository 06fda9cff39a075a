import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseMs, whenTypingPauses } from './typing-pause.ts';

const run = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
});
afterEach(() => vi.useRealTimers());

function focus(html: string): void {
  document.body.innerHTML = html;
  document.body.querySelector<HTMLElement>('*')?.focus();
}

const type = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

it.each([
  '<textarea></textarea>',
  '<input>',
  '<input type="search">',
  '<input type="number">',
  '<div contenteditable tabindex="0"></div>',
])('in %s it waits as long as keys come', (html) => {
  focus(html);
  whenTypingPauses(run);
  for (let key = 0; key < 50; key += 1) {
    vi.advanceTimersByTime(pauseMs - 1);
    type();
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(pauseMs);
  expect(run).toHaveBeenCalledOnce();
  type();
  vi.advanceTimersByTime(pauseMs);
  expect(run).toHaveBeenCalledOnce();
});

it.each(['<button></button>', '<input type="checkbox">', '<a href="/"></a>', '<p></p>'])(
  'on %s nobody types',
  (html) => {
    focus(html);
    whenTypingPauses(run);
    expect(run).toHaveBeenCalledOnce();
  },
);
