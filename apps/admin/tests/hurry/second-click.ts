import { onTestFinished } from 'vitest';
import type { Place } from './mouse.ts';

/**
 * Clicks a place as soon as there is an enabled button that was not there before, or that does something else now: the
 * moment at which an impatient second click does most harm.
 *
 * @param isToggle it may say that it takes no press yet
 * @returns whether it has done so
 */
export function clickOnceChanged({ x, y }: Place, isToggle = false): () => boolean {
  let hasClicked = false;
  let frame = 0;
  onTestFinished(() => cancelAnimationFrame(frame));
  const shown = () => {
    const button = document.elementFromPoint(x, y)?.closest('button');
    return { button, name: button?.ariaLabel ?? button?.textContent };
  };
  const first = shown();
  const look = () => {
    const { button, name } = shown();
    const isOther = button !== first.button || name !== first.name;
    const isResting = button?.ariaDisabled === 'true' && !isToggle;
    if (!button || button.disabled || isResting || !isOther) {
      frame = requestAnimationFrame(look);
      return;
    }
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    hasClicked = true;
  };
  look();
  return () => hasClicked;
}
