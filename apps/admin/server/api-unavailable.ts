import { localeFromAcceptLanguage } from '@buddyline/i18n/locale';
import { serverMessages } from '@buddyline/i18n/server-catalogs';
import { setupI18n } from '@lingui/core';

/** The server's message for an unreachable API, in the requested language. */
export function apiUnavailable(acceptLanguage: string | undefined): string {
  const locale = localeFromAcceptLanguage(acceptLanguage);
  return setupI18n({ locale, messages: serverMessages })._('api.unavailable');
}
