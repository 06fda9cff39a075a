import { useRef } from 'react';

/**
 * Restores the focus when a dialog closes. Radix does so only for dialogs with a trigger, and ours
 * are opened by state. An element that was focused in the meantime, such as a new page's heading,
 * keeps the focus.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  const successor = useRef<Element | null>(null);
  return {
    remember: () => {
      successor.current = null;
      origin.current = document.activeElement;
    },
    /** Call this before the element that opened the dialog is removed with its row or item. */
    originWillBeRemoved: () => {
      // Found now, while the item still has neighbours.
      successor.current = successorOf(origin.current) ?? heading();
    },
    restore: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const wanted = successor.current ?? origin.current;
      const target = wanted?.isConnected ? wanted : heading();
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

/** The first link or button of the next item, or of the previous one. */
function successorOf(origin: Element | null): Element | null {
  const item = origin?.closest('tr, li, article');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector('a[href], button:enabled') ?? null;
}

function heading(): Element | null {
  return document.querySelector('h1');
}
