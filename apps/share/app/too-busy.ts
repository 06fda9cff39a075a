import { serverMessages } from '@buddyline/i18n/server-catalogs';
import { setupI18n } from '@lingui/core';
import { localeOfSearch } from './page-locale.ts';

/** For a visitor whose page is not rendered, in the language of its URL. */
export function tooBusy({ search }: URL): string {
  return setupI18n({ locale: localeOfSearch(search), messages: serverMessages })._(
    'api.overloaded',
  );
}
