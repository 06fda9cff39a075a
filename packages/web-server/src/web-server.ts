import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type ApiAccess, proxyApi } from './api-proxy.ts';
import { decodableUrl } from './decodable-url.ts';
import { limitConnections } from './limit-connections.ts';
import { logFailures } from './log.ts';
import type { MadeFiles } from './made-files.ts';
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
  /** What of the API is passed on below `/api`. */
  api?: ApiAccess;
  /** A single-page app: which page answers for the paths that are no files. */
  historyFallback?: HistoryFallback;
  /** A server-rendered app: answers GET and HEAD for the paths that are no files. */
  render?: (request: Request) => Promise<Response>;
  /** An app without fallback and renderer: its pages, and files that say this deployment's settings. */
  madeFiles?: MadeFiles;
  /** The path of the made page that a lost address gets, with status 404. */
  notFoundPage?: (pathname: string) => string;
  /** Where requests that this server fails to answer are told, one line each; nowhere when left out. */
  log?: FastifyBaseLogger;
}

export interface HistoryFallback {
  /** The HTML that every address gets. */
  page: string;
  /** False answers the same page with status 404. Every path is known when left out. */
  isKnown?: (pathname: string) => boolean;
  /** Scripts the page at this path will need, as paths: named to the browser with the page. */
  modulesOf?: (pathname: string) => string[];
}

/** Serves one web app: its files, its pages, `/api` through to the API, and `/health`. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.log && { loggerInstance: options.log }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What has come in before the door closed is answered as ever.
    return503OnClosing: false,
    // As long as the API gives an upload; slow headers are gone within seconds.
    requestTimeout: 120_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url }) => decodableUrl(url),
  });
  limitConnections(app);
  logFailures(app);
  // A tenth smaller than the plugin's own 4, for a tenth of a millisecond more.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params },
    // A body that were unpacked here would be longer than it says.
    globalDecompression: false,
  });
  app.get('/health', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  if (options.api) await proxyApi(app, options.api);
  await app.register(servePages(options));
  return app;
}
