/**
 * The page a visitor requested before signing in. Stored per tab instead of in the login page's URL,
 * which stays `/panel/login`.
 */
const key = 'wanted_page';

export function rememberWantedPage(url: string): void {
  const { pathname, search } = new URL(url);
  if (pathname.startsWith('/admin/')) sessionStorage.setItem(key, pathname + search);
}

export function forgetWantedPage(): void {
  sessionStorage.removeItem(key);
}

/** Returns and removes the stored page; null if there is none or it is not a page of the panel. */
export function takeWantedPage(): string | null {
  const page = sessionStorage.getItem(key);
  forgetWantedPage();
  return page?.startsWith('/admin/') ? page : null;
}
