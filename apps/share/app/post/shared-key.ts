import { localeOfSearch } from '../page-locale.ts';

const postPath = /^\/posts\/[0-9a-f-]{36}$/i;

/** All that the page of a post depends on: the post and the language. Null for other pages. */
export function sharedKeyOf({ pathname, search }: URL): string | null {
  return postPath.test(pathname) ? `${pathname} ${localeOfSearch(search)}` : null;
}
