/**
 * The request's URL, or `/`, which is no address of ours, when its path cannot be decoded (`%FF`): the
 * router would answer such a path by itself, without our envelope and headers.
 */
export function decodableUrl(url = '/'): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return '/';
  }
}
