import { shieldPage } from '../page/page-shield.ts';

/** The page of the last record that was left because it is gone, and the list to which that led. */
let ledBack = { from: '', to: '' };

/** Whether the record that was shown at `from` is gone, and the person was led back to the list at `to`. */
export function isLedBack(from: string, to: string): boolean {
  return ledBack.from === from && ledBack.to === to;
}

/**
 * Before the page moves on by itself.
 *
 * @returns to be called when the next page is there
 */
export function depart(isGone: boolean): () => void {
  const from = window.location.pathname;
  const lower = shieldPage();
  return () => {
    lower();
    if (isGone) ledBack = { from, to: window.location.pathname };
  };
}
