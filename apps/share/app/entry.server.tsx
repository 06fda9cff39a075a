import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { log } from './log.ts';
import { localeOfSearch } from './page-locale.ts';

interface Page {
  html: string;
  etag: string;
}

/**
 * A cache of rendered pages, about 50 kB each. The key is all that a page depends on: its language and
 * loader data. No other part of the URL, so that nobody makes the server render the same page again and again.
 */
const pages = new LRUCache<string, Page>({
  maxSize: 32 * 2 ** 20,
  sizeCalculation: ({ html }) => html.length,
});

/** Renders the page as a whole: nothing in it suspends, and it is never hydrated. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const { html, etag } = pageOf(request.url, context);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('etag', etag);
  if (status === 200 && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(html, { status, headers });
}

function pageOf(address: string, context: EntryContext): Page {
  const { loaderData, errors, location } = context.staticHandlerContext;
  const locale = localeOfSearch(location.search);
  // All unknown URLs have one page. A failure may be of anything.
  const isSame = Object.values(errors ?? {}).every(isUnknownUrl);
  const key = hash('sha256', JSON.stringify([locale, errors ? null : loaderData]), 'base64url');
  const cached = isSame ? pages.get(key) : undefined;
  if (cached) return cached;
  const html = `<!doctype html>${renderToString(<ServerRouter context={context} url={address} />)}`;
  // Weak, because the same page is also sent compressed.
  const page = { html, etag: `W/"${hash('sha1', html, 'base64url')}"` };
  if (isSame) pages.set(key, page);
  return page;
}

const isUnknownUrl = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;

/** Logs every failure but unknown URLs and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { method, url } = request;
  log.error({ method, path: new URL(url).pathname, err: error }, 'The page could not be rendered');
};
