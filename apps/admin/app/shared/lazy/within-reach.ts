import { useEffect } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';

/*
 * The router, when it cannot fetch the code of a page, loads the whole window anew; offline that leaves
 * nothing but the browser's own error page.
 */

/** The pages that somebody was on, or went to while there was a network: their code is in this window. */
const fetched = new Set<string>();

/** For every navigation, before it happens. */
export function notePages(here: Location, next: Location): void {
  fetched.add(pageOf(here));
  if (navigator.onLine) fetched.add(pageOf(next));
}

/** Whether the code of a page cannot be had now. */
export function isOutOfReach(next: Location): boolean {
  return !navigator.onLine && !fetched.has(pageOf(next)) && next.pathname !== paths.login;
}

/** '/admin/users/7/posts' and '/admin/users/9/posts' are the same page, of two people. */
function pageOf({ pathname }: Location): string {
  return pathname.replace(/^(\/\w+\/\w+\/)[^/]+/, '$1');
}

/** For the layout: a link that is only pointed at, and whose page cannot be fetched ahead, ends nothing. */
export function useWindowKept(): void {
  useEffect(() => {
    function keep(event: NavigateEvent) {
      const byScript = event.navigationType === 'reload' && !event.userInitiated;
      if (byScript && !navigator.onLine) event.preventDefault();
    }
    window.navigation?.addEventListener('navigate', keep);
    return () => window.navigation?.removeEventListener('navigate', keep);
  }, []);
}
