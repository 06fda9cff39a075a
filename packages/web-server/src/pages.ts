import { randomBytes } from 'node:crypto';
import { relative, sep } from 'node:path';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRenderTurns, RenderRefused } from './render-turns.ts';
import { type RenderedFiles, encodeFile, sendEncoded } from './rendered-files.ts';
import { sendRendered } from './rendered-page.ts';
import { createSharedPages, sendShared } from './shared-pages.ts';
import {
  allowInlineScripts,
  helmetOptions,
  permissionsPolicy,
  policyOf,
} from './security-headers.ts';
import { pageUrl, toWebRequest } from './web-request.ts';
import type { HistoryFallback, WebServerOptions } from './web-server-options.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const always = 'no-cache';
const htmlType = 'text/html; charset=utf-8';

/**
 * Serves files and pages with their headers, in a separate plugin scope: responses from `/api` keep
 * the API's policy (a certificate may be framed, a page may not).
 */
export function servePages(options: WebServerOptions) {
  return async (pages: FastifyInstance): Promise<void> => {
    const { historyFallback, renderedFiles, notFoundPage, render } = options;
    const csp = historyFallback
      ? allowInlineScripts(options.csp, historyFallback.page)
      : options.csp;
    await pages.register(helmet, helmetOptions(csp));
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', permissionsPolicy);
    });
    await pages.register(serveStatic, {
      root: options.clientDir,
      preCompressed: true,
      // The files are listed once at start. Looking for a file first took a sixth of the panel server's CPU time.
      wildcard: false,
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
      // Without an index the plugin forbids folders, but their paths may be pages.
      allowedPath: (path) => !path.endsWith('/'),
      setHeaders: (reply, path) => void reply.headers(headersOf(path, options)),
    });
    const answer = render
      ? rendererPages(render, options)
      : historyFallback
        ? await singlePageApp(historyFallback)
        : await serveRenderedPages(pages, renderedFiles, notFoundPage);
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      isReadMethod(request) ? answer(request, reply) : sendMethodNotAllowed(reply);
    pages.setNotFoundHandler(handler);
    // Also a route, because only responses of routes are compressed.
    if (render) pages.route({ method: ['GET', 'HEAD'], url: '/*', handler });
    // Paths that the plugin forbids (`//x`, a backslash, NUL) get the page for unknown paths.
    pages.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.code !== 'FST_STATIC_FORBIDDEN_PATH') throw error;
      return handler(request, reply);
    });
  };
}

function headersOf(
  path: string,
  { clientDir, frame }: Pick<WebServerOptions, 'clientDir' | 'frame'>,
): Record<string, string> {
  const cached = { 'cache-control': cacheRule(path) };
  if (!frame || relative(clientDir, path).split(sep)[0] !== frame.folder) return cached;
  // A sandboxed page has an origin of its own, to which these files are another's.
  if (!path.endsWith('.html')) return { ...cached, 'access-control-allow-origin': '*' };
  return {
    'cache-control': always,
    'content-security-policy': policyOf(frame.csp),
    'x-frame-options': 'SAMEORIGIN',
    // Chromium warns of a sandboxed page that asks for it.
    'origin-agent-cluster': '?0',
  };
}

/** Only files with a content hash in their names are cached without revalidation. */
function cacheRule(path: string): string {
  if (path.split(sep).includes('assets')) return year;
  return hour;
}

/** Handles a path without a file. */
type PathHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

const isReadMethod = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function sendMethodNotAllowed(reply: FastifyReply) {
  return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('');
}

/** The raw path: the URL parser would take `//x` for another host. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

function rendererPages(
  render: NonNullable<WebServerOptions['render']>,
  { busy, sharedKeyOf }: Pick<WebServerOptions, 'busy' | 'sharedKeyOf'>,
): PathHandler {
  const turns = createRenderTurns();
  const shared = createSharedPages();
  return async (request, reply) => {
    const url = pageUrl(request);
    const key = sharedKeyOf?.(url) ?? null;
    const answer = () => turns(request, reply, () => render(toWebRequest(request, key !== null)));
    const page = await (key === null ? answer() : shared.get(key, answer)).catch(
      (error: unknown) => {
        if (error instanceof RenderRefused) return error;
        throw error;
      },
    );
    if (page instanceof RenderRefused) {
      reply.code(503).header('cache-control', 'no-store').header('retry-after', page.retryAfter);
      return reply.type('text/plain; charset=utf-8').send(busy?.(url) ?? '');
    }
    if (!(page instanceof Response)) return sendShared(page, request, reply);
    if (!page.headers.has('cache-control')) reply.header('cache-control', always);
    return reply.send(page);
  };
}

/** Every path gets its rendered page, or the same fallback page, which routes in the browser. */
async function singlePageApp(fallback: HistoryFallback): Promise<PathHandler> {
  const { page, isKnown, modulesOf, render } = fallback;
  const encoded = await encodeFile({ type: htmlType, body: page });
  return async (request, reply) => {
    const pathname = pathOf(request);
    // A missing script must be a 404: the fallback page would cause a confusing error.
    if (pathname.startsWith('/assets/')) return reply.code(404).type('text/plain').send('');
    if (render && request.method === 'GET') {
      const nonce = randomBytes(16).toString('base64url');
      const { cookies = [], head, rest } = (await render(request, nonce)) ?? {};
      if (cookies.length > 0)
        reply.header('set-cookie', cookies).header('cache-control', 'no-store');
      if (head !== undefined && rest) return sendRendered(head, rest, request, reply, nonce);
    }
    reply.code(isKnown?.(pathname) === false ? 404 : 200);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', always);
    const modules = modulesOf?.(pathname) ?? [];
    if (modules.length > 0) reply.header('link', modules.map(preload).join(', '));
    return sendEncoded(encoded, request, reply);
  };
}

const preload = (script: string): string => `<${script}>; rel=modulepreload`;

/** Serves each rendered page as a route; any other path gets the 404 page. */
async function serveRenderedPages(
  pages: FastifyInstance,
  files: RenderedFiles = {},
  notFoundPage?: (pathname: string) => string,
): Promise<PathHandler> {
  // The server listens when all are compressed, so that during an upgrade no visitor waits for a new process.
  const encoding = Object.entries(files).map(
    async ([path, file]) => [path, await encodeFile(file)] as const,
  );
  const encoded = new Map(await Promise.all(encoding));
  for (const [path, file] of encoded) {
    const rule = files[path]?.type.startsWith('text/html') ? always : hour;
    const send = async (request: FastifyRequest, reply: FastifyReply) =>
      sendEncoded(file, request, reply.header('cache-control', rule));
    pages.get(path, send);
    // Pages also answer with a trailing slash; files do not.
    if (path !== '/' && !path.includes('.')) pages.get(`${path}/`, send);
  }
  return async (request, reply) => {
    reply.code(404);
    const page = encoded.get(notFoundPage?.(pathOf(request)) ?? '');
    if (page === undefined) return reply.type('text/plain').send('');
    return sendEncoded(page, request, reply.header('cache-control', always));
  };
}
