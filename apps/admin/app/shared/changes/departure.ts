import { noticedMs } from '@buddyline/ui/noticed-ms';
import { shieldPage } from './page-shield.ts';

/** The page of the last record that was left because it is gone, and the list to which that led. */
let ledBack = { from: '', to: '' };

/** Whether the record that was shown at `from` is gone, and the person was led back to the list at `to`. */
export function isLedBack(from: string, to: string): boolean {
  return ledBack.from === from && ledBack.to === to;
}

let moved = { at: -Infinity, from: '', to: '' };

/**
 * Whether the page moves on by itself, or has just done so: then a key is meant for what was there before. False on a
 * page to which the person went.
 */
export function hasJustMovedOn(): boolean {
  const { pathname } = window.location;
  const isThere = pathname === moved.from || pathname === moved.to;
  return isThere && performance.now() < moved.at + noticedMs;
}

/**
 * Before the page moves on by itself.
 *
 * @returns to be called when the next page is there
 */
export function depart(isGone: boolean): () => void {
  const from = window.location.pathname;
  const lower = shieldPage();
  moved = { at: performance.now(), from, to: from };
  return () => {
    lower();
    const to = window.location.pathname;
    moved = { at: performance.now(), from, to };
    if (isGone) ledBack = { from, to };
  };
}
