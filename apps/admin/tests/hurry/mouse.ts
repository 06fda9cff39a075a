import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';
import type { Backend } from '../backend/backend.ts';

export interface Place {
  x: number;
  y: number;
}

/** Where something stands that can be pressed, once the page has all answers. */
export async function middleOf(pressed: Locator, backend: Backend): Promise<Place> {
  await expect.element(pressed).toBeEnabled();
  await expect.poll(() => backend.waiting).toBe(0);
  // Waits until it is in view and no longer moves, and scrolls to it if need be.
  await pressed.click({ trial: true });
  const { x, y, width, height } = pressed.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Clicks a place with the mouse, whatever is there. */
export async function clickAt({ x, y }: Place): Promise<void> {
  // The page of a test is a frame in the browser's window.
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  const place = { x: left + x, y: top + y };
  const button = { button: 'left', clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...place, ...button });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place, ...button });
}
