import { localeFromAcceptLanguage } from '@buddyline/i18n/locale';
import { serverMessages } from '@buddyline/i18n/server-catalogs';
import { setupI18n } from '@lingui/core';

/** What the panel's server says in place of the API, in the API's own words and the person's language. */
export function apiUnavailable(acceptLanguage: string | undefined): string {
  const locale = localeFromAcceptLanguage(acceptLanguage);
  return setupI18n({ locale, messages: serverMessages })._('api.unavailable');
}
