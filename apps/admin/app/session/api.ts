import { createApiClient } from '@buddyline/api-client/api-client';
import { currentLanguage } from '../shared/language.ts';
import { sharedText } from '../shared/texts.ts';
import { sessionChannel, sessionPort } from './session.ts';

/** The API as this panel calls it: always on its own origin, with the session it keeps. */
export const api = createApiClient({
  baseUrl: '/api',
  session: sessionPort,
  channel: sessionChannel,
  locale: currentLanguage,
  translate: sharedText,
});
