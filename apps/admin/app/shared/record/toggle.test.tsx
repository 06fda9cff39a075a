import { noticedMs } from '@buddyline/ui/noticed-ms';
import { Button } from '@buddyline/ui/button';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToggle } from './toggle.ts';

interface Shown {
  does: string | undefined;
  isPending?: boolean;
}

let root: Root;
let runs: (string | undefined)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  runs = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Toggle({ does, isPending = false }: Shown) {
  return (
    <Button {...useToggle({ state: does, isPending, run: () => runs.push(does) })}>{does}</Button>
  );
}

const show = (shown: Shown) => act(async () => root.render(<Toggle {...shown} />));
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const button = () => document.querySelector('button');
/** With a detail of 0 by a key. */
const press = (detail: number) =>
  act(async () => button()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));

async function takeTicket(): Promise<void> {
  await show({ does: 'take' });
  await press(1);
  await show({ does: 'take', isPending: true });
  await show({ does: 'release', isPending: true });
  await show({ does: 'release' });
}

it.each([0, 100, 400, noticedMs - 1])(
  'does not do the opposite when pressed %d ms after the answer, by mouse or key, and later does',
  async (ms) => {
    await takeTicket();
    await wait(ms);
    await press(1);
    await press(0);
    expect(runs).toEqual(['take']);
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    await wait(noticedMs - ms);
    expect(button()?.getAttribute('aria-disabled')).toBe('false');
    await press(0);
    expect(runs).toEqual(['take', 'release']);
  },
);

it('does not either when somebody else has changed what it does', async () => {
  await show({ does: 'take' });
  await show({ does: 'take-over' });
  await press(1);
  expect(runs).toEqual([]);
  await wait(noticedMs);
  await press(1);
  expect(runs).toEqual(['take-over']);
});

it('after a failure the same can be tried again at once', async () => {
  await show({ does: 'take' });
  await press(1);
  await show({ does: 'take', isPending: true });
  await show({ does: 'take' });
  await press(1);
  expect(runs).toEqual(['take', 'take']);
});

it('can be pressed as soon as it is known what it does', async () => {
  await show({ does: undefined });
  await show({ does: 'take' });
  await press(1);
  expect(runs).toEqual(['take']);
});
