import { type Locale, locales } from '@buddyline/i18n/locale';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type * as entryServer from '../../app/entry.server.tsx';
import type { RequestContextOptions } from '../../app/first-view/server-context.ts';

type ServerEntry = typeof entryServer;

type RenderOptions = Omit<RequestContextOptions, 'onPage'>;

/** Renders the page at a URL as HTML; null for any other status than 200. */
export type RenderPage = (url: string, options: RenderOptions) => Promise<string | null>;

/** Renders a page in each language first, so that the first visitor need not wait for the catalogs. */
export async function createPageRenderer(build: ServerBuild): Promise<RenderPage> {
  const handle = createRequestHandler(build, 'production');
  const { requestStorage, createRequestContext } = entryOf(build);
  const renderPage: RenderPage = async (url, options) => {
    const rendered: { page?: string } = {};
    const context = await createRequestContext({
      ...options,
      onPage(html) {
        rendered.page = html;
      },
    });
    // The host is not used.
    const request = new Request(`http://localhost${url}`);
    const response = await requestStorage.run(context, () => handle(request));
    return response.status === 200 ? (rendered.page ?? null) : null;
  };
  for (const locale of locales) await renderPage('/panel/login', anonymousIn(locale));
  return renderPage;
}

function anonymousIn(locale: Locale): RenderOptions {
  return {
    locale,
    session: null,
    theme: 'system',
    timeZone: 'UTC',
    userAgent: '',
    nonce: '',
    apiUrl: 'http://localhost',
    fetch,
    onError(error) {
      throw error;
    },
  };
}

/** The router's type of a build omits our own exports. */
function entryOf({ entry: { module } }: ServerBuild): ServerEntry {
  if (!hasOwnExports(module)) throw new Error('app/entry.server.tsx lacks the request context.');
  return module;
}

function hasOwnExports(module: object): module is ServerEntry {
  return 'requestStorage' in module && 'createRequestContext' in module;
}
