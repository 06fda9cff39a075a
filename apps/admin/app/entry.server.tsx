import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { handOverElement } from './first-view/hand-over.ts';
import { keepRequestContextIn, type RequestContext } from './first-view/request-context.ts';
import { emptyContext } from './first-view/server-context.ts';
import { startAfterPaint } from './first-view/start-after-paint.ts';

export { createRequestContext } from './first-view/server-context.ts';

/** Whoever wants a page for a request runs the router's handler in this. */
export const requests = new AsyncLocalStorage<RequestContext>();
keepRequestContextIn(requests);

/**
 * The page with its data. Outside of a request, which is in a build and in development, it is the
 * shell that leaves everything to the browser.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const state = await takeState(entry);
  headers.set('content-type', 'text/html; charset=utf-8');
  const context = requests.getStore();
  if (!context) {
    const html = requests.run(emptyContext(), () => render(shellOf(entry), request.url));
    return new Response(beforeBodyEnd(html, stateScript(state)), { status, headers });
  }
  const { session, now, queryClient, nonce } = context;
  if (!(await haveAllArrived(queryClient))) return new Response(null, { status: 503 });
  const html = render(entry, request.url, nonce);
  const handOver = session
    ? handOverElement({ session, now: now.getTime(), queries: dehydrate(queryClient) })
    : '';
  const page = startAfterPaint(beforeBodyEnd(html, stateScript(state, nonce) + handOver));
  return new Response(page, { status, headers });
}

/** A page that cannot be rendered is left to the browser, and the log says so. */
export const handleError: HandleErrorFunction = (error) => {
  const context = requests.getStore();
  if (!context) throw error;
  context.onError(error);
};

/** What the browser's router begins with; read here, so that nothing in the page waits for it. */
async function takeState(entry: EntryContext): Promise<string> {
  const state = await new Response(entry.serverHandoffStream).text();
  entry.serverHandoffStream = undefined;
  return state;
}

/** Whether everything that the page's loaders asked for is there. */
async function haveAllArrived(client: QueryClient): Promise<boolean> {
  const queries = client.getQueryCache().getAll();
  await Promise.allSettled(queries.map(async ({ promise }) => promise));
  return queries.every(({ state }) => state.status === 'success');
}

function render(entry: EntryContext, url: string, nonce?: string): string {
  const router = <ServerRouter context={entry} url={url} {...(nonce && { nonce })} />;
  return `<!DOCTYPE html>${renderToString(router)}`;
}

function shellOf(entry: EntryContext): EntryContext {
  const serverHandoffString = entry.serverHandoffString?.replace(
    '"isSpaMode":false',
    '"isSpaMode":true',
  );
  return { ...entry, isSpaMode: true, serverHandoffString };
}

function stateScript(state: string, nonce?: string): string {
  const text = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  const attributes = nonce ? ` nonce="${nonce}"` : '';
  return `<script${attributes}>window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();</script>`;
}

function beforeBodyEnd(html: string, elements: string): string {
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + elements + html.slice(end);
}
