declare global {
  interface Window {
    /** The refresh that the boot script sent while the scripts were still on their way. */
    firstRefresh?: Promise<Response>;
  }
}

/**
 * Answers the panel's first refresh with the one that is already under way. Only a page that has just
 * been loaded has one: its token was in memory, and memory is empty after a load.
 */
export function takeFirstRefresh(url: string): Promise<Response> | undefined {
  const { firstRefresh } = window;
  if (!firstRefresh || !new URL(url, location.href).pathname.endsWith('/auth/refresh-token')) {
    return undefined;
  }
  delete window.firstRefresh;
  return firstRefresh;
}
