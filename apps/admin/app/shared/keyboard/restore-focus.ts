import { useEffect, useRef } from 'react';

/** A click on an already disabled button focuses an ancestor instead. */
function isLost(button: HTMLElement): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === body || (activeElement !== button && activeElement?.contains(button) === true)
  );
}

/**
 * A button loses the focus when it is disabled while its action runs. Afterwards this hook focuses the
 * button again, or the heading if the button was removed, unless the user has focused something else.
 *
 * @returns a function to call with the button when it is pressed
 */
export function useRestoreFocus(pending: boolean): (button: HTMLElement | null) => void {
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
