import { type ApiClient, createApiClient } from '@buddyline/api-client/api-client';
import { createSessionChannel } from '@buddyline/api-client/session-channel';
import type { Session } from '../first-view/hand-over.ts';
import { handOver } from '../first-view/handed-over.ts';
import { requestScoped } from '../request-context.ts';
import { catalogs } from '../language/catalogs.ts';
import { currentLanguage, loadTexts } from '../language/language.ts';
import { sharedText } from '../language/texts.ts';
import { takeFirstRefresh } from './first-refresh.ts';
import { askForProof, shareProof } from './proof.ts';
import { connectTabs, sessionPort } from './session.ts';
import { storeUserId } from './session-hints.ts';

/** The API's client: in the browser on its own origin, on the server that of the current request. */
export const api = import.meta.env.SSR ? requestScoped('api') : createBrowserApi();

function createBrowserApi(): ApiClient {
  if (handOver) continueSession(handOver.session);
  const channel = createSessionChannel();
  connectTabs(channel);
  shareProof(channel);
  return createApiClient({
    baseUrl: '/api',
    session: sessionPort,
    channel,
    locale: currentLanguage,
    translate: sharedText,
    fetch: fetchWithTexts,
    askForProof,
  });
}

/** Continues the session that the server rendered this page with. */
function continueSession({ accessToken, userId }: Session): void {
  sessionPort.setAccessToken(accessToken);
  storeUserId(userId);
}

/** Loads the texts of error messages in parallel with the first call. */
async function fetchWithTexts(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const texts = loadTexts(catalogs.domain);
  try {
    const url = input instanceof Request ? input.url : String(input);
    return await (takeFirstRefresh(url) ?? fetch(input, init));
  } finally {
    await texts;
  }
}
