/**
 * Replaces a URL whose path cannot be decoded (`%FF`) by `/`, which has no route. The router would
 * answer such a path itself, without our envelope and headers.
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
