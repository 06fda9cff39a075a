/**
 * The page a visitor asked for before signing in. Kept for this tab only, so that the login page's
 * address stays `/panel/login`.
 */
const key = 'wanted_page';

export function rememberWantedPage(url: string): void {
  const { pathname, search } = new URL(url);
  if (pathname.startsWith('/admin/')) sessionStorage.setItem(key, pathname + search);
}

export function forgetWantedPage(): void {
  sessionStorage.removeItem(key);
}

/** The remembered page, once; null when there is none or it is no page of the panel. */
export function takeWantedPage(): string | null {
  const page = sessionStorage.getItem(key);
  forgetWantedPage();
  return page?.startsWith('/admin/') ? page : null;
}
