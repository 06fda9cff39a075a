import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Backend } from '../backend/backend.ts';
import { pause } from '../pause.ts';
import type { PressedAction } from './pressed-action.ts';
import { clickAt, middleOf } from './mouse.ts';
import { personActions } from './person-actions.ts';
import { recordActions } from './record-actions.ts';
import { clickOnceChanged } from './second-click.ts';
import { toggles } from './toggles.ts';

interface Pace {
  /** How much later each answer of the API arrives, ms. */
  delayMs: number;
  /** From the first press to the second one, ms. */
  gapMs: number;
  by: 'mouse' | 'key';
}

const every: Pace[] = [0, 300, 1_500].flatMap((delayMs) =>
  [100, 400, 800, 1_500].flatMap((gapMs) =>
    (['mouse', 'key'] as const).map((by) => ({ delayMs, gapMs, by })),
  ),
);
/** Whoever presses so long after the answer may have seen it, ms. */
const seenMs = 800;
const all = [...recordActions, ...personActions, ...toggles];

/**
 * Whoever is impatient presses again: while the answer is awaited, or just when the page has changed below the
 * pointer. `EVERY_PRESS=1` tries each action at each pace; otherwise each has one.
 */
export function testSecondPresses(actions: PressedAction[]): void {
  const isWhole = Boolean(import.meta.env['EVERY_PRESS']);
  for (const action of actions) {
    // The step of 7 goes through all paces.
    const own = (7 * all.indexOf(action)) % every.length;
    const paces = isWhole ? every : every.slice(own, own + 1);
    it.each(paces)(
      `${action.name} once, pressed again after $gapMs ms by $by, answered after $delayMs ms`,
      async (pace) => pressTwice(action, pace),
    );
  }
  const withNext = actions.filter(({ hasNext, isToggle }) => hasNext || isToggle);
  it.each(withNext)(
    '$name, and what comes to its place is not, clicked the moment that it is there',
    async (action) => {
      const { backend, pressed } = await action.open();
      const place = await middleOf(pressed, backend);
      const calls = watchCalls(backend, action, 300);
      const hasClickedAgain = clickOnceChanged(place, action.isToggle);
      await clickAt(place);
      await expect.poll(hasClickedAgain).toBe(true);
      const made = await calls();
      expect(made).toEqual(made.slice(0, 1));
    },
  );
}

async function pressTwice(action: PressedAction, { delayMs, gapMs, by }: Pace): Promise<void> {
  const { backend, pressed } = await action.open();
  const place = await middleOf(pressed, backend);
  const calls = watchCalls(backend, action, delayMs);
  const press = by === 'mouse' ? () => clickAt(place) : keyPresser(action, pressed);
  const began = performance.now();
  await press();
  await pause(gapMs);
  await press();
  // On a busy machine more than was meant to.
  const passedMs = performance.now() - began;
  const made = await calls();
  const changedMs = action.leavesAtOnce ? 0 : delayMs;
  const mayBeMeant = passedMs > changedMs + seenMs || (by === 'key' && action.keyGoesOn === true);
  // Not its length, so that a failure says what was done.
  expect(made).toEqual(mayBeMeant ? [...new Set(made)] : made.slice(0, 1));
}

/** Delays the backend. @returns the action's calls from now on, once nothing is on its way any more */
function watchCalls(
  backend: Backend,
  { call }: PressedAction,
  delayMs: number,
): () => Promise<string[]> {
  const before = backend.sent.length;
  backend.delayMs = delayMs;
  const made = () => backend.sent.slice(before).filter((one) => call.test(one));
  return async () => {
    await expect.poll(made).not.toEqual([]);
    await expect.poll(() => backend.waiting).toBe(0);
    return made();
  };
}

/** Presses its key, and presses the same key again wherever the focus is then. */
function keyPresser({ key }: PressedAction, pressed: Locator): () => Promise<void> {
  if (key === undefined) pressed.element().focus();
  // A single key is none in a field.
  else if (key.length === 1) page.getByRole('heading', { level: 1 }).element().focus();
  return () => userEvent.keyboard(key ?? '{Enter}');
}
