import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { type Act, acts as otherActs } from '../support/hurry/acts.ts';
import {
  clickAgainOnceChanged,
  forgetClickedAgain,
  hasClickedAgain,
} from '../support/hurry/second-click.ts';
import { toggles } from '../support/hurry/toggles.ts';
import { someMember } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

/*
 * Whoever is impatient presses again: while the answer is awaited, or just when the page has changed below the
 * pointer. `EVERY_PRESS=1` tries each act at each pace, which takes half an hour; otherwise each has one.
 */

const acts = [...otherActs, ...toggles];

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

for (const [at, act] of acts.entries()) {
  // The step of 7 goes through all paces.
  const paces = process.env['EVERY_PRESS'] ? every : [every[(7 * at) % every.length]];
  for (const pace of paces) {
    const { delayMs = 0, gapMs = 0, by = 'key' } = pace ?? {};
    test(`${act.name} once, pressed again after ${gapMs} ms by ${by}, answered after ${delayMs} ms`, async ({
      page,
      failures,
    }) => {
      const pressed = await act.open(page, await staffCalls(page));
      const watched = await watchCalls(page, act, delayMs);
      const press = await presserOf(page, act, pressed, by);
      const began = performance.now();
      await press();
      await pause(gapMs);
      await press();
      // On a busy machine more than was meant to.
      const passedMs = performance.now() - began;
      const calls = await watched.calls();
      const mayBeMeant = passedMs > delayMs + seenMs || (by === 'key' && act.keyGoesOn === true);
      if (mayBeMeant) expect(calls).toEqual([...new Set(calls)]);
      else expect(calls).toHaveLength(1);
      ignoreIntercepted(failures);
    });
  }
}

const withNext = acts.filter(({ hasNext, isToggle }) => hasNext || isToggle);
for (const act of withNext) {
  test(`${act.name}, and what comes to its place is not, clicked the moment that it is there`, async ({
    page,
    failures,
  }) => {
    const pressed = await act.open(page, await staffCalls(page));
    const watched = await watchCalls(page, act, 300);
    const press = await presserOf(page, act, pressed, 'mouse');
    const { x, y } = await middleOf(pressed);
    await clickAgainOnceChanged(page, { x, y }, act.isToggle);
    await press();
    await expect.poll(() => hasClickedAgain(page)).toBe(true);
    expect(await watched.calls()).toHaveLength(1);
    ignoreIntercepted(failures);
  });
}

test('a form that was opened or saved stays so, clicked again the moment that its buttons have changed', async ({
  page,
}) => {
  const { id } = await someMember(page);
  await page.goto(`/admin/users/${id}/posts`);
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const save = page.getByRole('button', { name: 'Save Changes' });
  for (const [pressed, next] of [
    [edit, save],
    [save, edit],
  ] as const) {
    const { x, y } = await middleOf(pressed);
    await clickAgainOnceChanged(page, { x, y }, true);
    await expect(pressed).toBeEnabled();
    await page.mouse.click(x, y);
    await expect.poll(() => hasClickedAgain(page)).toBe(true);
    await expect(next).toBeEnabled();
    await forgetClickedAgain(page);
  }
});

/** Delays the API, and notes the act's calls. */
async function watchCalls(page: Page, act: Act, delayMs: number) {
  const calls: string[] = [];
  let waiting = 0;
  await page.route(/\/api\/(?!live)/, async (route, request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (act.call.test(call)) calls.push(call);
    waiting += 1;
    try {
      const answer = await route.fetch();
      await pause(delayMs);
      await route.fulfill({ response: answer });
    } catch {
      // Nobody waits for it any more: its page was left.
    } finally {
      waiting -= 1;
    }
  });
  return {
    /** All of them, once nothing is on its way any more. */
    calls: async (): Promise<string[]> => {
      await expect.poll(() => calls.length).toBeGreaterThan(0);
      await expect.poll(() => waiting).toBe(0);
      return calls;
    },
  };
}

async function middleOf(pressed: Locator): Promise<{ x: number; y: number }> {
  await pressed.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await pressed.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses it, and presses the same place or key again whatever is there then. */
async function presserOf(page: Page, act: Act, pressed: Locator, by: Pace['by']) {
  await expect(pressed).toBeEnabled();
  if (by === 'mouse') {
    const { x, y } = await middleOf(pressed);
    return () => page.mouse.click(x, y);
  }
  if (act.key === undefined) await pressed.focus();
  // A single key is none in a field.
  else if (act.key.length === 1) await page.getByRole('heading', { level: 1 }).focus();
  return () => page.keyboard.press(act.key ?? 'Enter');
}

/** Where calls are intercepted, the browser refuses the frame of a certificate's document its files. */
function ignoreIntercepted(failures: string[]): void {
  const others = failures.filter((text) => !/^Access to .* from origin 'null'/.test(text));
  failures.splice(0, failures.length, ...others);
}
