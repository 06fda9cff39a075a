import { useEffect, useRef } from 'react';

/** A click on an already disabled button focuses an ancestor instead. */
function isLost(button: HTMLElement): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === body || (activeElement !== button && activeElement?.contains(button) === true)
  );
}

function focusOrHeading(button: HTMLElement | null): void {
  const target = button?.isConnected ? button : document.querySelector('h1');
  target?.focus({ preventScroll: true });
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
    if (pending) return;
    const button = pressed.current;
    pressed.current = null;
    if (button && isLost(button)) focusOrHeading(button);
  }, [pending]);
  useEffect(
    () => () => {
      // The button was removed while its action ran.
      if (pressed.current && document.activeElement === document.body) focusOrHeading(null);
    },
    [],
  );
  return (button) => {
    pressed.current = button;
  };
}
