const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** What a pasted text stands for, beyond words to search for. */
export type PastedText =
  /** Something's id; whose kind it is of is not written on it. */
  | { kind: 'id'; id: string }
  /** A post's public link, or the app's own link to it. */
  | { kind: 'post'; id: string }
  /** A page of this panel. */
  | { kind: 'page'; path: string };

/** @param origin the panel's own, to know its links */
export function readPasted(text: string, origin: string): PastedText | null {
  const pasted = text.trim();
  if (uuid.test(pasted)) return { kind: 'id', id: pasted };
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(pasted) || !URL.canParse(pasted)) return null;
  const url = new URL(pasted);
  if (url.origin === origin && url.pathname.startsWith('/admin/')) {
    return { kind: 'page', path: url.pathname + url.search };
  }
  // The app's links have 'posts' where a web address has its host.
  const [, id] = /(?:^|\/)posts\/([^/]+)\/?$/.exec(url.host + url.pathname) ?? [];
  return id === undefined ? null : { kind: 'post', id: decodeURIComponent(id) };
}
