import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A single key that the page on the screen adds to the panel's own. */
export interface PageKey {
  /** As a Latin keyboard names it, lower case. */
  key: string;
  /** What it does: 'Next ticket'. */
  label: string;
  run: () => void;
}

const pages = new Set<RefObject<readonly PageKey[]>>();

/**
 * The layout's keyboard handler decides when a key counts: never in a field, nor after `g`. A key is
 * that of the page on the screen from the moment it is drawn: `n` and at once `c` closes the next ticket.
 */
export function usePageKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
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
  return [...pages].flatMap(({ current }) => current);
}

/** @returns whether the page has this key */
export function runPageKey(pressed: string): boolean {
  const found = pageKeys().find(({ key }) => key === pressed);
  found?.run();
  return found !== undefined;
}
