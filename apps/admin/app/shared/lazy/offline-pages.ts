import { useEffect } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';

/*
 * If the router cannot fetch the code of a page, it reloads the document. Offline, that would replace
 * the panel with the browser's error page.
 */

/** The pages whose code is loaded: those visited, or navigated to while online. */
const fetched = new Set<string>();

/** Call it before every navigation. */
export function rememberPages(here: Location, next: Location): void {
  fetched.add(pageOf(here));
  if (navigator.onLine) fetched.add(pageOf(next));
}

/** Whether the code of a page is not loaded and cannot be fetched. */
export function isUnavailableOffline(next: Location): boolean {
  return !navigator.onLine && !fetched.has(pageOf(next)) && next.pathname !== paths.login;
}

/** '/admin/users/7/posts' and '/admin/users/9/posts' share their code. */
function pageOf({ pathname }: Location): string {
  return pathname.replace(/^(\/\w+\/\w+\/)[^/]+/, '$1');
}

/** For the layout: prevents the router's reload after a failed prefetch of a hovered link. */
export function usePreventOfflineReload(): void {
  useEffect(() => {
    function preventReload(event: NavigateEvent) {
      const byScript = event.navigationType === 'reload' && !event.userInitiated;
      if (byScript && !navigator.onLine) event.preventDefault();
    }
    window.navigation?.addEventListener('navigate', preventReload);
    return () => window.navigation?.removeEventListener('navigate', preventReload);
  }, []);
}
