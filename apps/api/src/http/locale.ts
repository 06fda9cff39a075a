import { type I18n, setupI18n } from '@lingui/core';
import { fromNames } from '@buddyline/domain/keys';
import { type Locale, localeFromAcceptLanguage, locales } from '@buddyline/i18n/locale';
import { serverMessages } from '@buddyline/i18n/server-catalogs';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The requested language. */
    locale: Locale;
    /** Translates into that language. */
    i18n: I18n;
  }
}

// One instance per language: switching a shared one would affect concurrent requests.
export const translators: Record<Locale, I18n> = fromNames(locales, (locale) =>
  setupI18n({ locale, messages: { [locale]: serverMessages[locale] } }),
);

/** Sets `locale` and `i18n` of each request by its `Accept-Language`. */
export function negotiateLanguage(api: Api): void {
  api.decorateRequest('locale', 'en');
  api.decorateRequest('i18n', {
    getter(this: FastifyRequest) {
      return translators[this.locale];
    },
  });
  api.addHook('onRequest', (request, reply, done) => {
    request.locale = localeFromAcceptLanguage(request.headers['accept-language']);
    reply.header('content-language', request.locale);
    done();
  });
}
