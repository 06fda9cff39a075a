import { useRef } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so only for dialogs that
 * have a trigger of their own, and ours are opened by state. What has taken the focus meanwhile keeps
 * it: a page that was gone to puts it on its heading.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  const goes = useRef(false);
  return {
    remember: () => {
      goes.current = false;
      origin.current = document.activeElement;
    },
    /** What the dialog was opened from is about to go, with the row or item it stands in. */
    originGoes: () => {
      goes.current = true;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const stays = origin.current?.isConnected && !goes.current;
      const target = stays ? origin.current : (heirOf(origin.current) ?? heading());
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
