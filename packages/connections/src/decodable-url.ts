/**
 * Makes a request's URL decodable. In a path with a broken escape (`/%FF`) each `%` is escaped, because the router
 * would answer it by itself, without our 404.
 */
export function decodableUrl(url = '/'): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
