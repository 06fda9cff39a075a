import { useEffect, useRef } from 'react';

/**
 * A button is disabled while its action runs, and so it loses the focus. It gets the focus back
 * afterwards, unless something else has taken it.
 *
 * @returns to be told which button it is, as it is pressed
 */
export function useFocusKept(pending: boolean): (button: HTMLElement | null) => void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pending || document.activeElement !== document.body) return;
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [pending]);
  return (button) => {
    pressed.current = button;
  };
}
