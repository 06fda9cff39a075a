import type { FastifyBaseLogger } from 'fastify';
import type { ApiAccess } from './api-proxy.ts';
import type { RenderedFiles } from './rendered-files.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';
import type { CspDirectives } from './security-headers.ts';

export interface WebServerOptions {
  /** Absolute path of the folder with the built client files. */
  clientDir: string;
  /**
   * The whole Content-Security-Policy, directive by directive (`'script-src': ["'self'"]`). The
   * hashes of the fallback page's inline scripts are added to `script-src`.
   */
  csp: CspDirectives;
  /** A page of static files with a policy of its own, which our pages frame. */
  frame?: FramedPage;
  /** The API calls that are forwarded below `/api`. */
  api?: ApiAccess;
  /** For a single-page app: the page for all paths without a file. */
  historyFallback?: HistoryFallback;
  /** For a server-rendered app: renders GET and HEAD of paths without a file. */
  render?: (request: Request) => Promise<Response>;
  /**
   * All that a page of `render` depends on, if it is the same for everybody. Null for any other page. It gets the URL
   * that is rendered: parsing the text of the request again could give another one.
   */
  sharedKeyOf?: (url: URL) => string | null;
  /** The text for a visitor whose page is not rendered, because too many requests wait: a 503. */
  busy?: (url: URL) => string;
  /** For an app without fallback and renderer: its pages and files, rendered at start. */
  renderedFiles?: RenderedFiles;
  /** The path of the rendered page that unknown paths get, with status 404. */
  notFoundPage?: (pathname: string) => string;
  /** Logs failed requests, one line each; no log when left out. */
  log?: FastifyBaseLogger;
}

export interface FramedPage {
  /** Its folder among the client files, with an `index.html`. */
  folder: string;
  csp: CspDirectives;
}

export interface HistoryFallback {
  /** The HTML that every path gets. */
  page: string;
  /** False sends the page with status 404. When left out, every path is known. */
  isKnown?: (pathname: string) => boolean;
  /** Paths of the scripts that the page at this path needs, for a preload header. */
  modulesOf?: (pathname: string) => string[];
  /**
   * Renders the page for this visitor; undefined sends the fallback page.
   *
   * @param nonce lets the page's inline scripts run
   */
  render?: (request: PageRequest, nonce: string) => Promise<RenderedPage | undefined>;
}
