/**
 * The request's URL; a path that cannot be decoded (`%FF`), or holds NUL, with every `%` taken for a
 * percent sign. The router would answer such an address by itself; now it is a page that is not there.
 */
export function literalUrl(url = '/'): string {
  const [path = '/', ...search] = url.split('?');
  if (!path.includes('%') || isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...search].join('?');
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
