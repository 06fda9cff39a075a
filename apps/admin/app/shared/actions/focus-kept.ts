import { useEffect, useRef } from 'react';

/** A click on a button that is disabled already puts the focus on what is around it. */
function isLost(button: HTMLElement): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === body || (activeElement !== button && activeElement?.contains(button) === true)
  );
}

/**
 * A button is disabled while its action runs, and so it loses the focus. It gets the focus back
 * afterwards, or the heading does when the button has gone; what has taken it meanwhile keeps it.
 *
 * @returns to be told which button it is, as it is pressed
 */
export function useFocusKept(pending: boolean): (button: HTMLElement | null) => void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = pressed.current;
    if (pending || !button || !isLost(button)) return;
    (button.isConnected ? button : document.querySelector('h1'))?.focus({ preventScroll: true });
    pressed.current = null;
  }, [pending]);
  return (button) => {
    pressed.current = button;
  };
}
