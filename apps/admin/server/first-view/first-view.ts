import { createTurns } from '@buddyline/connections/work-queue';
import type { Log } from '@buddyline/web-server/log';
import type { PageRequest, RenderedPage } from '@buddyline/web-server/rendered-page';
import { handOverElement, type Session } from '../../app/first-view/hand-over.ts';
import { createApiCalls } from './api-calls.ts';
import { afterHead, splitPage } from './document-parts.ts';
import { type RenderTarget, renderTargetOf } from './render-conditions.ts';
import { refreshSession } from './refresh-session.ts';
import type { RenderPage } from './render-page.ts';

export interface FirstViewOptions {
  renderPage: RenderPage;
  /** The fallback page, with this deployment's brand. */
  page: string;
  /** The API's URL for this process. */
  apiUrl: string;
  log: Pick<Log, 'error'>;
  /** Whether the page at this path can be rendered. */
  canRender: (pathname: string) => boolean;
  /** The scripts of the page at this path, besides those of every page. */
  modulesOf: (pathname: string) => string[];
  /** The deadline for the session and the page, ms; after it the fallback page is sent. */
  deadlineMs: number;
  /** The limit of pages that are rendered concurrently. Three keep a core busy while the API answers. */
  maxConcurrent?: number;
  /**
   * How many more wait for their turn, and for how long, ms. A page that is rendered a tenth of a second later is still
   * readable long before the fallback page, which is rendered by the browser.
   */
  maxWaiting?: number;
  maxWaitMs?: number;
  /** The pause of rendering after the API failed, ms. */
  pauseMs?: number;
}

/** One for all refused visits: nobody reads it, and to record where an error was made takes time. */
const tooManyPages = new Error('Too many pages are being rendered.');

interface Visit {
  target: RenderTarget;
  pathname: string;
  request: PageRequest;
  nonce: string;
  deadline: AbortSignal;
}

/**
 * Renders the page that a browser opens, with its data and the access token. The fallback page is sent
 * whenever the server is unsure, misses the deadline or is refused by the API; it works without a server.
 */
export function createFirstView(options: FirstViewOptions) {
  const { renderPage, apiUrl, log, canRender, modulesOf } = options;
  const { deadlineMs, pauseMs = 1_000 } = options;
  const { maxConcurrent = 3, maxWaiting = 7, maxWaitMs = 100 } = options;
  const { head, fallback } = splitPage(options.page);
  const calls = createApiCalls(pauseMs);
  const beginTurn = createTurns(maxConcurrent, maxWaiting, () => tooManyPages, { maxWaitMs });

  return async (request: PageRequest, nonce: string): Promise<RenderedPage | undefined> => {
    const [pathname = ''] = request.url.split('?');
    const target = canRender(pathname) ? renderTargetOf(pathname, request.headers) : undefined;
    if (!target || calls.isPaused()) return undefined;
    const endTurn = await turnOrNone();
    if (!endTurn) return undefined;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    const page = await startPage({ target, pathname, request, nonce, deadline: deadline.signal });
    void Promise.resolve(page?.rest).finally(() => {
      endTurn();
      // Until it fires, a timer keeps the whole page in memory.
      clearTimeout(timer);
    });
    return page;
  };

  async function turnOrNone() {
    try {
      return await beginTurn();
    } catch (error) {
      if (error === tooManyPages) return undefined;
      throw error;
    }
  }

  /** Resolves when the session is refreshed, so that the head can be sent while the rest is rendered. */
  async function startPage({ target, pathname, request, nonce, deadline }: Visit) {
    const fetchFromApi = calls.fetchFor(request, deadline);
    if (target.kind === 'anonymous') return pageFor([], null);
    const refreshed = await refreshSession(apiUrl, target.refreshCookie, fetchFromApi).catch(
      calls.pause,
    );
    if (!refreshed) return undefined;
    return refreshed.session
      ? pageFor(refreshed.cookies, refreshed.session)
      : { cookies: refreshed.cookies };

    function pageFor(cookies: string[], session: Session | null): RenderedPage {
      const rendered = Promise.race([renderOrNull(session), nullAfter(deadline)]);
      return {
        cookies,
        head: head(target.view, modulesOf(pathname)),
        rest: rendered.then((html) => (html === null ? fallbackWith(session) : afterHead(html))),
      };
    }

    async function renderOrNull(session: Session | null): Promise<string | null> {
      try {
        return await renderPage(request.url, {
          ...target.view,
          session,
          nonce,
          userAgent: request.headers['user-agent'] ?? '',
          apiUrl,
          fetch: fetchFromApi,
          onError,
        });
      } catch (error) {
        onError(error);
        return null;
      }
    }

    function onError(err: unknown): void {
      log.error({ method: request.method, path: pathname, err }, 'The page could not be rendered');
    }

    function fallbackWith(session: Session | null): string {
      const code = `delete document.documentElement.dataset.renderedAs; window.loadScripts?.();`;
      const script = `<script nonce="${nonce}">${code}</script>`;
      const data = session ? handOverElement({ session, now: Date.now() }) : '';
      return fallback.replace('</body>', () => `${script}${data}</body>`);
    }
  }
}

function nullAfter(deadline: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (deadline.aborted) resolve(null);
    deadline.addEventListener('abort', () => resolve(null));
  });
}
