import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A single key that the page on the screen adds to the panel's own. */
export interface PageKey {
  /** As a Latin keyboard names it, lower case. */
  key: string;
  /** What it does: 'Next ticket'. */
  label: string;
  /** @param time when it was pressed, in milliseconds */
  run: (time: number) => void;
}

interface PageKeys {
  keys: readonly PageKey[];
  /** Every other key, as the browser names it: 'Escape', or a letter of a word being typed. */
  onOther?: ((pressed: string, time: number) => void) | undefined;
}

const pages = new Set<RefObject<PageKeys>>();

/**
 * The layout's keyboard handler decides when a key counts: never in a field, nor after `g`. A key is
 * that of the page on the screen from the moment it is drawn: `n` and at once `c` closes the next ticket.
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

/** The keys of the page on the screen, for the list of keys too. */
export function pageKeys(): readonly PageKey[] {
  return [...pages].flatMap(({ current }) => current.keys);
}

/** @returns whether the page has this key */
export function runPageKey(pressed: string, time: number): boolean {
  const found = pageKeys().find(({ key }) => key === pressed);
  if (found) found.run(time);
  else for (const { current } of pages) current.onOther?.(pressed, time);
  return found !== undefined;
}
