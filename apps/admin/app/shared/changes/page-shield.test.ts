import { noticedMs } from '@buddyline/ui/noticed-ms';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session/session.ts';
import { queryClient } from './query-client.ts';
import { shieldPage } from './page-shield.ts';

let taken: string[];

beforeEach(() => {
  vi.useFakeTimers();
  taken = [];
  document.body.innerHTML =
    '<main><button>page</button></main><div role="region"><button>toast</button></div>';
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => taken.push(button.textContent));
  }
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

function press(name: string): void {
  button(name)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

function release(name: string, detail = 1): void {
  button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

function click(name: string): void {
  press(name);
  release(name);
}

it.each([0, 1, 200, 400, 700, noticedMs - 1])(
  'a click %d ms after the page has moved on does nothing, and one after that does',
  (ms) => {
    shieldPage()();
    vi.advanceTimersByTime(ms);
    click('page');
    expect(taken).toEqual([]);
    vi.advanceTimersByTime(noticedMs - ms);
    click('page');
    expect(taken).toEqual(['page']);
  },
);

it('neither does one before the next page is there, however long that takes', () => {
  const lower = shieldPage();
  vi.advanceTimersByTime(10_000);
  click('page');
  expect(taken).toEqual([]);
  lower();
  vi.advanceTimersByTime(noticedMs);
  click('page');
  expect(taken).toEqual(['page']);
});

it('nor while the page still loads, and until a moment after', () => {
  const isFetching = vi.spyOn(queryClient, 'isFetching').mockReturnValue(1);
  shieldPage()();
  vi.advanceTimersByTime(3_000);
  isFetching.mockReturnValue(0);
  vi.advanceTimersByTime(noticedMs - 100);
  click('page');
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(100);
  click('page');
  expect(taken).toEqual(['page']);
  isFetching.mockRestore();
});

it('a press that began in time does nothing, whenever it ends', () => {
  shieldPage()();
  press('page');
  vi.advanceTimersByTime(noticedMs);
  release('page');
  expect(taken).toEqual([]);
  click('page');
  expect(taken).toEqual(['page']);
});

it('what lies beside the page takes clicks, and so do keys', () => {
  shieldPage()();
  click('toast');
  release('page', 0);
  expect(taken).toEqual(['toast', 'page']);
});

it('a double click does nothing either time', () => {
  shieldPage()();
  click('page');
  click('page');
  button('page')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail: 2 }));
  expect(taken).toEqual([]);
});

it('whoever types has seen the page, and may click at once', () => {
  shieldPage()();
  button('page')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  click('page');
  expect(taken).toEqual(['page']);
});

it('once the session has ended, the login page takes clicks', () => {
  const lower = shieldPage();
  endSession('refused');
  lower();
  click('page');
  expect(taken).toEqual(['page']);
});
