import { type Locale, locales } from '@buddyline/i18n/locale';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type * as entryServer from '../../app/entry.server.tsx';
import type { RequestFacts } from '../../app/first-view/server-context.ts';

type ServerEntry = typeof entryServer;

/** The page at an address as HTML; null when the browser has to find out what is there. */
export type RenderPage = (url: string, facts: RequestFacts) => Promise<string | null>;

/** Answers once a page has been rendered in each language: the first visitor does not wait for that. */
export async function pageRenderer(build: ServerBuild): Promise<RenderPage> {
  const handle = createRequestHandler(build, 'production');
  const { requests, createRequestContext } = entryOf(build);
  const renderPage: RenderPage = async (url, facts) => {
    const context = await createRequestContext(facts);
    // Its host is never looked at.
    const request = new Request(`http://localhost${url}`);
    const response = await requests.run(context, () => handle(request));
    return response.status === 200 ? response.text() : null;
  };
  for (const locale of locales) await renderPage('/panel/login', nobodyIn(locale));
  return renderPage;
}

function nobodyIn(locale: Locale): RequestFacts {
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

function entryOf({ entry }: ServerBuild): ServerEntry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router types what it needs of it, not what ours has besides
  return entry.module as ServerEntry;
}
