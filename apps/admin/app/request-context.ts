import type { ApiClient } from '@buddyline/api-client/api-client';
import type { UnitSystem } from '@buddyline/domain/units';
import type { Theme } from '@buddyline/ui/theme';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Session } from './first-view/hand-over.ts';

/** What the server renders a page with; every request has its own. */
export interface RequestContext {
  /** Null for a visitor who is not signed in. */
  session: Session | null;
  api: ApiClient;
  queryClient: QueryClient;
  /** In the visitor's language. */
  i18n: I18n;
  theme: Theme;
  /** The system whose units lead; undefined without a choice. */
  units?: UnitSystem | undefined;
  /** Whether lists of posts and tickets have one line per item. */
  isCompact?: boolean | undefined;
  /** The visitor's IANA time zone: `Asia/Dubai`. */
  timeZone: string;
  now: Date;
  userAgent: string;
  /** For the page's inline scripts. */
  nonce: string;
  onError: (error: unknown) => void;
  /** Takes the page, which as the body of a response would be encoded and decoded again. */
  onPage: (html: string) => void;
}

interface RequestStore {
  getStore(): RequestContext | undefined;
}

let store: RequestStore | undefined;

/** Called by the server's entry, so that this module needs no import from Node. */
export function setRequestStore(requestStore: RequestStore): void {
  store = requestStore;
}

/** @throws Error in the browser and outside of a request */
export function requestContext(): RequestContext {
  const context = store?.getStore();
  if (!context) throw new Error('No request is being rendered here.');
  return context;
}

/** For `Intl`: the visitor's time zone on the server, the default one in the browser. */
export function visitorTimeZone(): { timeZone?: string } {
  return import.meta.env.SSR ? { timeZone: requestContext().timeZone } : {};
}

/**
 * On the server, replaces an object that is a singleton in the browser. Modules import it like the
 * singleton; every access goes to the object of the current request.
 */
export function requestScoped<TKey extends 'api' | 'i18n' | 'queryClient'>(
  key: TKey,
): RequestContext[TKey] {
  return new Proxy(Object.create(null), {
    get(_target, name) {
      const own: object = requestContext()[key];
      const value: unknown = Reflect.get(own, name, own);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
}
