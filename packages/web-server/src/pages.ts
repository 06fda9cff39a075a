import { sep } from 'node:path';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MadeFiles, packFile, sendPacked } from './made-files.ts';
import { allowInlineScripts, helmetOptions, permissionsPolicy } from './security-headers.ts';
import { toWebRequest } from './web-request.ts';
import type { HistoryFallback, WebServerOptions } from './web-server-options.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const always = 'no-cache';
const htmlType = 'text/html; charset=utf-8';

/**
 * Files and pages with their headers. A scope of its own, so that the answers of `/api` keep the
 * policy the API gave them (a certificate may be framed, a page may not).
 */
export function servePages(options: WebServerOptions) {
  return async (pages: FastifyInstance): Promise<void> => {
    const { historyFallback, madeFiles, notFoundPage, render } = options;
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
      // A renderer's pages are looked for among the files once, at the start, and not at every visit.
      wildcard: !render,
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
      // With the index off the plugin forbids folders; their paths are pages here.
      allowedPath: (path) => !path.endsWith('/'),
      setHeaders: (reply, path) => void reply.header('cache-control', cacheRule(path)),
    });
    const answer = render
      ? renderedPages(render)
      : historyFallback
        ? await onePage(historyFallback)
        : madePages(pages, madeFiles, notFoundPage);
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      isRead(request) ? answer(request, reply) : refuseToWrite(reply);
    pages.setNotFoundHandler(handler);
    // A route of its own, because only what a route answers is compressed.
    if (render) pages.route({ method: ['GET', 'HEAD'], url: '/*', handler });
    // Paths that the plugin forbids (`//x`, a backslash, NUL) are no files either.
    pages.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.code !== 'FST_STATIC_FORBIDDEN_PATH') throw error;
      return handler(request, reply);
    });
  };
}

/** Only names that carry a hash of their content may be kept without asking again. */
function cacheRule(path: string): string {
  if (path.split(sep).includes('assets')) return year;
  return hour;
}

/** What is said where no file lies. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function refuseToWrite(reply: FastifyReply) {
  return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('');
}

/** As it was sent: to the URL parser `//x` is another server. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

function renderedPages(render: NonNullable<WebServerOptions['render']>): Answer {
  return async (request, reply) => {
    const response = await render(toWebRequest(request));
    if (!response.headers.has('cache-control')) reply.header('cache-control', always);
    return reply.send(response);
  };
}

/** A single-page app: the browser finds out which page it is. */
async function onePage({ page, isKnown, modulesOf }: HistoryFallback): Promise<Answer> {
  const packed = await packFile({ type: htmlType, body: page });
  return (request, reply) => {
    const pathname = pathOf(request);
    // A missing script answered with a page would be a puzzle; a plain 404 is a clear one.
    if (pathname.startsWith('/assets/')) return reply.code(404).type('text/plain').send('');
    reply.code(isKnown?.(pathname) === false ? 404 : 200).header('cache-control', always);
    const modules = modulesOf?.(pathname) ?? [];
    if (modules.length > 0) reply.header('link', modules.map(preload).join(', '));
    return sendPacked(packed, request, reply);
  };
}

const preload = (script: string): string => `<${script}>; rel=modulepreload`;

/** Finished pages, each a route; any other path gets the page for lost addresses. */
function madePages(
  pages: FastifyInstance,
  files: MadeFiles = {},
  notFoundPage?: (pathname: string) => string,
): Answer {
  // Begun here and not waited for: the server answers while the last of them are compressed.
  const packed = new Map(Object.entries(files).map(([path, file]) => [path, packFile(file)]));
  for (const [path, file] of packed) {
    const rule = files[path]?.type.startsWith('text/html') ? always : hour;
    const send = async (request: FastifyRequest, reply: FastifyReply) =>
      sendPacked(await file, request, reply.header('cache-control', rule));
    pages.get(path, send);
    // A page may be asked for as the folder it once was; a file may not.
    if (path !== '/' && !path.includes('.')) pages.get(`${path}/`, send);
  }
  return async (request, reply) => {
    reply.code(404);
    const page = await packed.get(notFoundPage?.(pathOf(request)) ?? '');
    if (page === undefined) return reply.type('text/plain').send('');
    return sendPacked(page, request, reply.header('cache-control', always));
  };
}
