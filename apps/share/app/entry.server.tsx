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

/** Some 50 kB each. A page is made of its address and what was read for it, so both are its name. */
const pages = new LRUCache<string, Page>({
  maxSize: 32 * 2 ** 20,
  sizeCalculation: ({ html }) => html.length,
});

/** The whole page in one piece: nothing in it waits, and no browser runs it again. */
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
  const name = JSON.stringify([location.pathname, location.search, loaderData]);
  const known = errors ? undefined : pages.get(name);
  if (known) return known;
  const html = `<!doctype html>${renderToString(<ServerRouter context={context} url={address} />)}`;
  // Weak, because the same page also goes out compressed.
  const page = { html, etag: `W/"${hash('sha1', html, 'base64url')}"` };
  if (!errors) pages.set(name, page);
  return page;
}

/** A lost address or a visitor who left is no fault of ours; everything else goes to the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { method, url } = request;
  log.error({ method, path: new URL(url).pathname, err: error }, 'The page could not be rendered');
};
