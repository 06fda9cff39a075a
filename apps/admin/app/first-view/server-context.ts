import { createApiClient } from '@buddyline/api-client/api-client';
import type { SessionPort } from '@buddyline/api-client/session';
import { defaultLocale, intlLocale, type Locale } from '@buddyline/i18n/locale';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { catalogs } from '../language/catalogs.ts';
import { login, fileIn } from '../language/language.ts';
import { everySection, securityTexts } from '../sections.ts';
import type { RequestContext } from '../request-context.ts';

export interface RequestContextOptions extends Omit<
  RequestContext,
  'api' | 'queryClient' | 'i18n' | 'now'
> {
  locale: Locale;
  /** The API's URL for this server. */
  apiUrl: string;
  /** Sends the API calls. */
  fetch: typeof fetch;
}

export async function createRequestContext(
  options: RequestContextOptions,
): Promise<RequestContext> {
  return contextOf(options, await i18nOf(options.locale));
}

/** For the fallback page, which the build renders without texts and which is the same for every visitor. */
export function fallbackContext(): RequestContext {
  const options: RequestContextOptions = {
    session: null,
    theme: 'system',
    timeZone: 'UTC',
    userAgent: '',
    nonce: '',
    locale: defaultLocale,
    apiUrl: 'http://localhost',
    onError: (error) => {
      throw error;
    },
    onPage() {},
    fetch: () => Promise.reject(new Error('The fallback page must not call the API.')),
  };
  return contextOf(
    options,
    setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } }),
  );
}

function contextOf(options: RequestContextOptions, i18n: I18n): RequestContext {
  const { locale, apiUrl, fetch, ...known } = options;
  const api = createApiClient({
    baseUrl: apiUrl,
    session: fixedSession(known.session?.accessToken ?? null),
    locale: () => locale,
    translate: (key) => i18n._(key),
    lock: (work) => work(false),
    fetch,
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Retries would add load to an overloaded API.
        retry: false,
        networkMode: 'always',
        // Data is fresh, as in the browser after a load: no button is rendered as refreshing.
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  return { ...known, api, queryClient, i18n, now: new Date() };
}

/** Calls use this token only. If the API rejects it, the server sends the fallback page. */
function fixedSession(token: string | null): SessionPort {
  return {
    accessToken: () => token,
    setAccessToken() {},
    isSignedIn: () => false,
    endSession() {},
  };
}

const i18nByLocale = new Map<Locale, Promise<I18n>>();

/** One per language, with all texts of the panel; shared by all requests, never modified. */
function i18nOf(locale: Locale): Promise<I18n> {
  const known = i18nByLocale.get(locale) ?? loadI18n(locale);
  i18nByLocale.set(locale, known);
  return known;
}

async function loadI18n(locale: Locale): Promise<I18n> {
  const ofSections = Object.values(everySection).map(({ texts }) => texts);
  const loads = [login, ...Object.values(catalogs), ...ofSections, securityTexts].map((catalog) =>
    fileIn(catalog, locale)(),
  );
  const messages: Messages = {};
  for (const catalog of await Promise.all(loads)) Object.assign(messages, catalog.messages);
  return setupI18n({ locale, locales: intlLocale(locale), messages: { [locale]: messages } });
}
