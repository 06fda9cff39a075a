import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { handOverElement } from './first-view/hand-over.ts';
import { setRequestStore, type RequestContext } from './request-context.ts';
import { fallbackContext } from './first-view/server-context.ts';
import { startAfterPaint } from './first-view/start-after-paint.ts';

export { createRequestContext } from './first-view/server-context.ts';

/** The context of the current request; the router's handler has to run inside it. */
export const requestStorage = new AsyncLocalStorage<RequestContext>();
setRequestStore(requestStorage);

/**
 * Renders the page with its data and passes its HTML to the context's `onPage`. The response has only the status and the
 * headers, because a body would be encoded and decoded again. Without a request context (in a build and in
 * development) the response has the fallback page, without data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const state = await readRouterState(entry);
  headers.set('content-type', 'text/html; charset=utf-8');
  const context = requestStorage.getStore();
  if (!context) {
    const html = requestStorage.run(fallbackContext(), () =>
      render(asFallback(entry), request.url),
    );
    return new Response(appendToBody(html, stateScript(state)), { status, headers });
  }
  const { session, now, queryClient, nonce } = context;
  if (!(await allQueriesSucceeded(queryClient))) return new Response(null, { status: 503 });
  const html = render(entry, request.url, nonce);
  const handOver = session
    ? handOverElement({ session, now: now.getTime(), queries: dehydrate(queryClient) })
    : '';
  context.onPage(startAfterPaint(appendToBody(html, stateScript(state, nonce) + handOver)));
  return new Response(null, { status, headers });
}

/** Passes errors to the server, which logs them and sends the fallback page. */
export const handleError: HandleErrorFunction = (error) => {
  const context = requestStorage.getStore();
  if (!context) throw error;
  context.onError(error);
};

/** Reads the router's hydration state as a whole, so that rendering does not suspend on its stream. */
async function readRouterState(entry: EntryContext): Promise<string> {
  const decoder = new TextDecoder();
  let state = '';
  for await (const part of entry.serverHandoffStream ?? []) {
    state += decoder.decode(part, { stream: true });
  }
  entry.serverHandoffStream = undefined;
  return state;
}

/** Waits for the queries that the page's loaders started; false if one failed. */
async function allQueriesSucceeded(client: QueryClient): Promise<boolean> {
  const queries = client.getQueryCache().getAll();
  await Promise.allSettled(queries.map(async ({ promise }) => promise));
  return queries.every(({ state }) => state.status === 'success');
}

function render(entry: EntryContext, url: string, nonce?: string): string {
  const router = <ServerRouter context={entry} url={url} {...(nonce && { nonce })} />;
  return `<!DOCTYPE html>${renderToString(router)}`;
}

/** Makes the browser render the page itself instead of hydrating it. The router has no API for this. */
function asFallback(entry: EntryContext): EntryContext {
  const serverHandoffString = entry.serverHandoffString?.replace(
    '"isSpaMode":false',
    '"isSpaMode":true',
  );
  return { ...entry, isSpaMode: true, serverHandoffString };
}

/** Hands the router's state to the browser in one piece. The router's own script would send it in a stream. */
function stateScript(state: string, nonce?: string): string {
  const text = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  const attributes = nonce ? ` nonce="${nonce}"` : '';
  return `<script${attributes}>window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();</script>`;
}

function appendToBody(html: string, elements: string): string {
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + elements + html.slice(end);
}
