/**
 * The request's URL such that it can be decoded: a path with a broken escape (`/%FF`) is taken as the
 * text it is, which no file is named by, since the router would answer it without our page.
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
