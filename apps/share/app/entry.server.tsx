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

interface Page {
  html: string;
  etag: string;
}

/**
 * A cache of rendered pages, about 50 kB each. The key is all that a page depends on: its URL and
 * loader data.
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
  const key = JSON.stringify([location.pathname, location.search, loaderData]);
  const cached = errors ? undefined : pages.get(key);
  if (cached) return cached;
  const html = `<!doctype html>${renderToString(<ServerRouter context={context} url={address} />)}`;
  // Weak, because the same page is also sent compressed.
  const page = { html, etag: `W/"${hash('sha1', html, 'base64url')}"` };
  if (!errors) pages.set(key, page);
  return page;
}

/** Logs every failure but unknown URLs and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { method, url } = request;
  log.error({ method, path: new URL(url).pathname, err: error }, 'The page could not be rendered');
};
