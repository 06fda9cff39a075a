import { hash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';

/** The whole page in one piece: nothing in it waits, and no browser runs it again. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const markup = renderToString(<ServerRouter context={context} url={request.url} />);
  const page = `<!doctype html>${markup}`;
  // Weak, because the same page also goes out compressed.
  const etag = `W/"${hash('sha1', page, 'base64url')}"`;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('etag', etag);
  if (status === 200 && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(page, { status, headers });
}

/** A lost address or a visitor who left is no fault of ours; everything else goes to the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
