import type { ApiClient } from '@buddyline/api-client/api-client';
import type { Theme } from '@buddyline/ui/theme';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Session } from './hand-over.ts';

/** What the server renders one request's page with. Two requests never share one. */
export interface RequestContext {
  /** Null for somebody who has not signed in. */
  session: Session | null;
  api: ApiClient;
  queryClient: QueryClient;
  /** In the visitor's language. */
  i18n: I18n;
  theme: Theme;
  /** The visitor's, as the browser names it: `Asia/Dubai`. */
  timeZone: string;
  now: Date;
  userAgent: string;
  /** For the inline scripts of the page. */
  nonce: string;
  onError: (error: unknown) => void;
}

interface RequestStore {
  getStore(): RequestContext | undefined;
}

let store: RequestStore | undefined;

/** For the server's entry, which alone knows Node: where the context of the current request is kept. */
export function keepRequestContextIn(requestStore: RequestStore): void {
  store = requestStore;
}

/** @throws Error in the browser and outside of a request */
export function requestContext(): RequestContext {
  const context = store?.getStore();
  if (!context) throw new Error('No request is being rendered here.');
  return context;
}

/** For `Intl`: on the server the visitor's zone, in the browser its own. */
export function visitorTimeZone(): { timeZone?: string } {
  return import.meta.env.SSR ? { timeZone: requestContext().timeZone } : {};
}

/**
 * On the server, what stands for something that a browser has one of. Modules import it as if there
 * were one here too; each use of it is a use of the current request's own.
 */
export function ofRequest<TKey extends 'api' | 'i18n' | 'queryClient'>(
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
