import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A single-key shortcut that the current page adds to the panel's. */
export interface PageKey {
  /** The key on a Latin keyboard, in lower case; 'c n' only lists what two keys of the page do together. */
  key: string;
  /** What it does: 'Next ticket'. */
  label: string;
  /** @param time of the key press, in milliseconds */
  run?: (time: number) => void;
  /** The palette offers it too. */
  isCommand?: boolean;
}

interface PageKeys {
  keys: readonly PageKey[];
  /**
   * Gets every other key as `KeyboardEvent.key`: 'Escape', or a letter of a word being typed.
   * @returns true if the key must do nothing else
   */
  onOther?: ((pressed: string, time: number) => boolean | void) | undefined;
}

const pages = new Set<RefObject<PageKeys>>();

/**
 * Adds shortcuts for the current page. The layout's keyboard handler ignores keys in a field or after
 * `g`. Layout effects update the keys as soon as a page is drawn, so `n` and at once `c` closes the
 * next ticket.
 */
export function usePageKeys(keys: readonly PageKey[], onOther?: PageKeys['onOther']): void {
  const latest = useRef<PageKeys>({ keys, onOther });
  useLayoutEffect(() => {
    latest.current = { keys, onOther };
  });
  useLayoutEffect(() => {
    pages.add(latest);
    return () => {
      pages.delete(latest);
    };
  }, []);
}

/** The shortcuts of the current page. */
export function pageKeys(): readonly PageKey[] {
  return [...pages].flatMap(({ current }) => current.keys);
}

/** @returns whether the page has used this key */
export function runPageKey(pressed: string, time: number): boolean {
  const found = pageKeys().find(({ key }) => key === pressed);
  if (found) {
    found.run?.(time);
    return true;
  }
  const used = [...pages].map(({ current }) => current.onOther?.(pressed, time));
  return used.includes(true);
}
