import { createApiClient } from '@buddyline/api-client/api-client';
import { createSessionChannel } from '@buddyline/api-client/session-channel';
import { catalogs } from '../language/catalogs.ts';
import { currentLanguage, loadTexts } from '../language/language.ts';
import { sharedText } from '../language/texts.ts';
import { takeFirstRefresh } from './first-refresh.ts';
import { connectTabs, sessionPort } from './session.ts';

const channel = createSessionChannel();
connectTabs(channel);

/** The API as this panel calls it: always on its own origin, with the session it keeps. */
export const api = createApiClient({
  baseUrl: '/api',
  session: sessionPort,
  channel,
  locale: currentLanguage,
  translate: sharedText,
  fetch: fetchBesideTexts,
});

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
