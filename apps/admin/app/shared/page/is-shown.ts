/**
 * Whether the record at `path` is still shown. The answer to a slow delete may come when the person has long opened
 * another page.
 */
export function isShown(path: string): boolean {
  const { pathname } = window.location;
  return pathname === path || pathname.startsWith(`${path}/`);
}
