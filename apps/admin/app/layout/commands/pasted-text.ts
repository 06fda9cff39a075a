const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** A pasted text that is an id or a link. */
export type PastedText =
  /** A record's id, which does not reveal the kind of record. */
  | { kind: 'id'; id: string }
  /** A post's public link, or its deep link into the app. */
  | { kind: 'post'; id: string }
  /** A page of this panel. */
  | { kind: 'page'; path: string };

/**
 * Null if the text is to be searched for.
 *
 * @param origin the panel's origin, to recognise its links
 */
export function readPasted(text: string, origin: string): PastedText | null {
  const pasted = text.trim();
  if (uuid.test(pasted)) return { kind: 'id', id: pasted };
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(pasted) || !URL.canParse(pasted)) return null;
  const url = new URL(pasted);
  if (url.origin === origin && url.pathname.startsWith('/admin/')) {
    return { kind: 'page', path: url.pathname + url.search };
  }
  // The app's deep links have 'posts' as their host.
  const [, id] = /(?:^|\/)posts\/([^/]+)\/?$/.exec(url.host + url.pathname) ?? [];
  const decoded = id === undefined ? null : decode(id);
  return decoded === null ? null : { kind: 'post', id: decoded };
}

/** Null if an escape is incomplete, as while it is being typed. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
