import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type ApiAccess, proxyApi } from './api-proxy.ts';
import { decodableUrl } from './decodable-url.ts';
import { limitConnections } from './limit-connections.ts';
import { logFailures } from './log.ts';
import type { RenderedFiles } from './rendered-files.ts';
import { servePages } from './pages.ts';
import type { CspDirectives } from './security-headers.ts';

export interface WebServerOptions {
  /** Absolute path of the folder with the built client files. */
  clientDir: string;
  /**
   * The whole Content-Security-Policy, directive by directive (`'script-src': ["'self'"]`). The
   * hashes of the fallback page's inline scripts are added to `script-src`.
   */
  csp: CspDirectives;
  /** The API calls that are forwarded below `/api`. */
  api?: ApiAccess;
  /** For a single-page app: the page for all paths without a file. */
  historyFallback?: HistoryFallback;
  /** For a server-rendered app: renders GET and HEAD of paths without a file. */
  render?: (request: Request) => Promise<Response>;
  /** For an app without fallback and renderer: its pages and files, rendered at start. */
  renderedFiles?: RenderedFiles;
  /** The path of the rendered page that unknown paths get, with status 404. */
  notFoundPage?: (pathname: string) => string;
  /** Logs failed requests, one line each; no log when left out. */
  log?: FastifyBaseLogger;
}

export interface HistoryFallback {
  /** The HTML that every path gets. */
  page: string;
  /** False sends the page with status 404. When left out, every path is known. */
  isKnown?: (pathname: string) => boolean;
  /** Paths of the scripts that the page at this path needs, for a preload header. */
  modulesOf?: (pathname: string) => string[];
}

/** Serves one web app: its files, its pages, the proxy at `/api`, and `/health`. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.log && { loggerInstance: options.log }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Requests that arrived before the stop are served normally.
    return503OnClosing: false,
    // The API's time-out for uploads; slow headers have a shorter one.
    requestTimeout: 120_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url }) => decodableUrl(url),
  });
  limitConnections(app);
  logFailures(app);
  // A tenth smaller than with the default 4, for 0.1 ms more.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params },
    // A decompressed body would no longer match its Content-Length.
    globalDecompression: false,
  });
  app.get('/health', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  if (options.api) await proxyApi(app, options.api);
  await app.register(servePages(options));
  return app;
}
