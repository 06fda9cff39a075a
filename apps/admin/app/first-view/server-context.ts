import { createApiClient } from '@buddyline/api-client/api-client';
import type { SessionPort } from '@buddyline/api-client/session';
import { defaultLocale, intlLocale, type Locale } from '@buddyline/i18n/locale';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { catalogs } from '../language/catalogs.ts';
import { login } from '../language/language.ts';
import { sections } from '../sections.ts';
import type { RequestContext } from './request-context.ts';

/** What the server knows of a request before it renders the page. */
export interface RequestFacts extends Omit<RequestContext, 'api' | 'queryClient' | 'i18n' | 'now'> {
  locale: Locale;
  /** The API as this server reaches it. */
  apiUrl: string;
  /** How a call leaves this server. */
  fetch: typeof fetch;
}

export async function createRequestContext(facts: RequestFacts): Promise<RequestContext> {
  return contextOf(facts, await i18nOf(facts.locale));
}

/** For the page without words that a build writes down, and that every visitor may be sent. */
export function emptyContext(): RequestContext {
  const facts: RequestFacts = {
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
    fetch: () => Promise.reject(new Error('The empty page asks for nothing.')),
  };
  return contextOf(facts, setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } }));
}

function contextOf(facts: RequestFacts, i18n: I18n): RequestContext {
  const { locale, apiUrl, fetch, ...known } = facts;
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
        // An API that has too much to do is not asked twice.
        retry: false,
        networkMode: 'always',
        // What is there is fresh, as it is in the browser at first: no button shows that it is fetched again.
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  return { ...known, api, queryClient, i18n, now: new Date() };
}

/** Neither refreshed nor ended from here: a refusal leaves the page to the browser. */
function fixedSession(token: string | null): SessionPort {
  return {
    accessToken: () => token,
    setAccessToken() {},
    isSignedIn: () => false,
    endSession() {},
  };
}

const i18ns = new Map<Locale, Promise<I18n>>();

/** One per language, with every word of the panel; nobody changes it. */
function i18nOf(locale: Locale): Promise<I18n> {
  const known = i18ns.get(locale) ?? loadI18n(locale);
  i18ns.set(locale, known);
  return known;
}

async function loadI18n(locale: Locale): Promise<I18n> {
  const ofSections = Object.values(sections).map(({ texts }) => texts);
  const loads = [login, ...Object.values(catalogs), ...ofSections].map((catalog) =>
    catalog[locale](),
  );
  const messages: Messages = {};
  for (const catalog of await Promise.all(loads)) Object.assign(messages, catalog.messages);
  return setupI18n({ locale, locales: intlLocale(locale), messages: { [locale]: messages } });
}
