/** For use outside the panel. What the server renders shows none, so there it may stay a path. */
export function absoluteUrl(path: string): string {
  return import.meta.env.SSR ? path : new URL(path, window.location.origin).href;
}
