import { tabStorage } from '../browser-storage.ts';

/**
 * The page a visitor requested before signing in. Stored per tab instead of in the login page's URL,
 * which stays `/panel/login`.
 */
const key = 'wanted_page';

export function rememberWantedPage(url: string): void {
  const { pathname, search } = new URL(url);
  if (pathname.startsWith('/admin/')) tabStorage.set(key, pathname + search);
}

export function forgetWantedPage(): void {
  tabStorage.remove(key);
}

/** Returns and removes the stored page; null if there is none or it is not a page of the panel. */
export function takeWantedPage(): string | null {
  const page = tabStorage.get(key);
  forgetWantedPage();
  return page?.startsWith('/admin/') ? page : null;
}
