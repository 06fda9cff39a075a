import type { Log } from '@buddyline/web-server/log';
import type { PageRequest, RenderedPage } from '@buddyline/web-server/rendered-page';
import { handOverElement, type Session } from '../../app/first-view/hand-over.ts';
import { createApiCalls } from './api-calls.ts';
import { afterHead, cutPage } from './document-parts.ts';
import { type Visit, visitOf } from './render-conditions.ts';
import type { RenderPage } from './render-page.ts';
import { renewSession } from './renew-session.ts';

export interface FirstViewOptions {
  renderPage: RenderPage;
  /** The built page, with this deployment's brand in it. */
  page: string;
  /** The API as this process reaches it. */
  apiUrl: string;
  log: Pick<Log, 'error'>;
  /** Whether the page at this path can be rendered. */
  isPage: (pathname: string) => boolean;
  /** What is not there by then is left to the browser, ms. */
  deadlineMs: number;
  /** So many pages are rendered at the same time. */
  mostAtOnce?: number;
  /** After a failure of the API nothing is rendered for so long, ms. */
  restMs?: number;
}

/**
 * Renders the page that a browser opens, with its data and the session's token. What is in doubt, late or
 * refused is left to the browser, which then does what it does without a server.
 */
export function createFirstView(options: FirstViewOptions) {
  const { renderPage, apiUrl, log, isPage } = options;
  const { deadlineMs, mostAtOnce = 6, restMs = 1_000 } = options;
  const { head, shell } = cutPage(options.page);
  const calls = createApiCalls(restMs);
  let atOnce = 0;

  return async (request: PageRequest, nonce: string): Promise<RenderedPage | undefined> => {
    const [pathname = ''] = request.url.split('?');
    const visit = isPage(pathname) ? visitOf(pathname, request.headers) : undefined;
    if (!visit || atOnce >= mostAtOnce || calls.isResting()) return undefined;
    atOnce += 1;
    const page = await begin(visit, request, nonce);
    void Promise.resolve(page?.rest).finally(() => (atOnce -= 1));
    return page;
  };

  /** With the session renewed the head can be sent: from then on the answer is this page. */
  async function begin(visit: Visit, request: PageRequest, nonce: string) {
    const deadline = AbortSignal.timeout(deadlineMs);
    const call = calls.of(request, deadline);
    if (visit.kind === 'visitor') return opened([], null);
    const renewal = await renewSession(apiUrl, visit.refreshCookie, call).catch(calls.rest);
    if (!renewal) return undefined;
    return renewal.session
      ? opened(renewal.cookies, renewal.session)
      : { cookies: renewal.cookies };

    function opened(cookies: string[], session: Session | null): RenderedPage {
      const rest = Promise.race([rendered(session), passed(deadline)]);
      return {
        cookies,
        head: head(visit.view),
        rest: rest.then((html) => (html === null ? shellWith(session) : afterHead(html))),
      };
    }

    async function rendered(session: Session | null): Promise<string | null> {
      try {
        return await renderPage(request.url, {
          ...visit.view,
          session,
          nonce,
          userAgent: request.headers['user-agent'] ?? '',
          apiUrl,
          fetch: call,
          onError,
        });
      } catch (error) {
        onError(error);
        return null;
      }
    }

    function onError(err: unknown): void {
      const [path] = request.url.split('?');
      log.error({ method: request.method, path, err }, 'The page could not be rendered');
    }

    function shellWith(session: Session | null): string {
      const left = `delete document.documentElement.dataset.renderedAs; window.preloadWords?.();`;
      const words = `<script nonce="${nonce}">${left}</script>`;
      const given = session ? handOverElement({ session, now: Date.now() }) : '';
      return shell.replace('</body>', () => `${words}${given}</body>`);
    }
  }
}

function passed(deadline: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (deadline.aborted) resolve(null);
    deadline.addEventListener('abort', () => resolve(null));
  });
}
