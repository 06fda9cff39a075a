declare global {
  interface Window {
    /** The refresh that the boot script sent before the modules had loaded. */
    firstRefresh?: Promise<Response>;
  }
}

/**
 * The response of the boot script's refresh for the panel's first one. Later refreshes send their own
 * request.
 */
export function takeFirstRefresh(url: string): Promise<Response> | undefined {
  const { firstRefresh } = window;
  if (!firstRefresh || !new URL(url, location.href).pathname.endsWith('/auth/refresh-token')) {
    return undefined;
  }
  delete window.firstRefresh;
  return firstRefresh;
}
