import { useRef } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so only for dialogs that
 * have a trigger of their own, and ours are opened by state. What has taken the focus meanwhile keeps
 * it: a page that was gone to puts it on its heading.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  const heir = useRef<Element | null>(null);
  return {
    remember: () => {
      heir.current = null;
      origin.current = document.activeElement;
    },
    /** What the dialog was opened from is about to go, with the row or item it stands in. */
    originGoes: () => {
      // Now, while it still has neighbours.
      heir.current = heirOf(origin.current) ?? heading();
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const wanted = heir.current ?? origin.current;
      const target = wanted?.isConnected ? wanted : heading();
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

/** In the item after the one that goes, or before it: its first link or button. */
function heirOf(origin: Element | null): Element | null {
  const item = origin?.closest('tr, li, article');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector('a[href], button:enabled') ?? null;
}

function heading(): Element | null {
  return document.querySelector('h1');
}
