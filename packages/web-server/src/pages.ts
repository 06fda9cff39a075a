import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowInlineScripts, helmetOptions, permissionsPolicy } from './security-headers.ts';
import { toWebRequest } from './web-request.ts';
import type { WebServerOptions } from './web-server.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const always = 'no-cache';

/**
 * Files and pages with their headers. A scope of its own, so that the answers of `/api` keep the
 * policy the API gave them (a certificate may be framed, a page may not).
 */
export function servePages(options: WebServerOptions) {
  return async (pages: FastifyInstance): Promise<void> => {
    const fallback = options.historyFallback;
    const csp = fallback
      ? allowInlineScripts(
          options.csp,
          await readFile(join(options.clientDir, fallback.file), 'utf8'),
        )
      : options.csp;
    const pagesAreFiles = !fallback && !options.render;
    await pages.register(helmet, helmetOptions(csp));
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', permissionsPolicy);
    });
    await pages.register(serveStatic, {
      root: options.clientDir,
      preCompressed: true,
      // A renderer's pages are looked for among the files once, at the start, and not at every visit.
      wildcard: !options.render,
      cacheControl: false,
      dotfiles: 'ignore',
      index: pagesAreFiles ? ['index.html'] : false,
      // With the index off the plugin forbids folders; they belong to the fallback or the renderer.
      allowedPath: (path) => pagesAreFiles || !path.endsWith('/'),
      setHeaders: (reply, path) => void reply.header('cache-control', cacheRule(path)),
    });
    pages.setNotFoundHandler((request, reply) => answerPage(options, request, reply));
    // A route of its own, because only what a route answers is compressed.
    if (options.render) {
      const handler = (request: FastifyRequest, reply: FastifyReply) =>
        answerPage(options, request, reply);
      pages.route({ method: ['GET', 'HEAD'], url: '/*', handler });
    }
    // Paths that the plugin forbids (`//x`, a backslash, NUL) are no files either.
    pages.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.code !== 'FST_STATIC_FORBIDDEN_PATH') throw error;
      return answerPage(options, request, reply);
    });
  };
}

/** Only names that carry a hash of their content may be kept without asking again. */
function cacheRule(path: string): string {
  if (path.split(sep).includes('assets')) return year;
  return /\.html(?:\.br|\.gz)?$/.test(path) ? always : hour;
}

async function answerPage(options: WebServerOptions, request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('');
  }
  const { historyFallback, notFoundPage, render } = options;
  if (render) return sendRendered(await render(toWebRequest(request)), reply);
  // As it was sent: to the URL parser `//x` is another server.
  const [pathname = ''] = request.url.split('?');
  if (!historyFallback) {
    reply.code(404);
    if (!notFoundPage) return reply.type('text/plain').send('');
    return reply.sendFile(notFoundPage(pathname));
  }
  // A missing script answered with a page would be a puzzle; a plain 404 is a clear one.
  if (pathname.startsWith('/assets/')) return reply.code(404).type('text/plain').send('');
  reply.code(historyFallback.isKnown?.(pathname) === false ? 404 : 200);
  const modules = historyFallback.modulesOf?.(pathname) ?? [];
  if (modules.length > 0) reply.header('link', modules.map(preload).join(', '));
  return reply.sendFile(historyFallback.file);
}

const preload = (script: string): string => `<${script}>; rel=modulepreload`;

function sendRendered(response: Response, reply: FastifyReply) {
  if (!response.headers.has('cache-control')) reply.header('cache-control', always);
  return reply.send(response);
}
