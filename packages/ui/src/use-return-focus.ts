import { useRef } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so only for dialogs that
 * have a trigger of their own, and ours are opened by state. When what had the focus is gone (its
 * row was deleted), the page's heading takes it.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  return {
    remember: () => {
      origin.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const target = origin.current?.isConnected ? origin.current : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
