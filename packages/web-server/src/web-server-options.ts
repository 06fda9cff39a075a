import type { FastifyBaseLogger } from 'fastify';
import type { ApiAccess } from './api-proxy.ts';
import type { MadeFiles } from './made-files.ts';
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
