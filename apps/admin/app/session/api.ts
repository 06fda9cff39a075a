import { type ApiClient, createApiClient } from '@buddyline/api-client/api-client';
import { createSessionChannel } from '@buddyline/api-client/session-channel';
import type { Session } from '../first-view/hand-over.ts';
import { handOver } from '../first-view/handed-over.ts';
import { ofRequest } from '../first-view/request-context.ts';
import { catalogs } from '../language/catalogs.ts';
import { currentLanguage, loadTexts } from '../language/language.ts';
import { sharedText } from '../language/texts.ts';
import { takeFirstRefresh } from './first-refresh.ts';
import { connectTabs, sessionPort } from './session.ts';
import { storeUserId } from './session-hints.ts';

/** The API as this panel calls it: in the browser on its own origin, with the session it keeps. */
export const api = import.meta.env.SSR ? ofRequest('api') : createBrowserApi();

function createBrowserApi(): ApiClient {
  if (handOver) takeSession(handOver.session);
  const channel = createSessionChannel();
  connectTabs(channel);
  return createApiClient({
    baseUrl: '/api',
    session: sessionPort,
    channel,
    locale: currentLanguage,
    translate: sharedText,
    fetch: fetchBesideTexts,
  });
}

/** The one that the server rendered this page with. */
function takeSession({ accessToken, userId }: Session): void {
  sessionPort.setAccessToken(accessToken);
  storeUserId(userId);
}

/** The words for a failure arrive while the first call is under way, so that it waits for nothing. */
async function fetchBesideTexts(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const texts = loadTexts(catalogs.rules);
  try {
    const url = input instanceof Request ? input.url : String(input);
    return await (takeFirstRefresh(url) ?? fetch(input, init));
  } finally {
    await texts;
  }
}
