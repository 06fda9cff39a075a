import type { IncomingHttpHeaders } from 'node:http';
import { isLocale, type Locale } from '@buddyline/i18n/locale';
import { type Theme, themes } from '@buddyline/ui/theme';

/** What pages look like to this visitor. */
export interface View {
  locale: Locale;
  theme: Theme;
  timeZone: string;
  /** As the boot script wrote it into the cookie `view`; it compares the page's with the browser's. */
  text: string;
}

/** A page of somebody who is signed in, or one from before. */
export type Visit =
  | { kind: 'session'; view: View; refreshCookie: string }
  | { kind: 'visitor'; view: View };

/**
 * Whether the page at an address is rendered here, and for whom. Undefined whenever that is not certain:
 * what the browser does by itself then is right in every case.
 */
export function visitOf(pathname: string, headers: IncomingHttpHeaders): Visit | undefined {
  if (isPrefetch(headers) || isFromElsewhere(headers)) return undefined;
  const cookies = cookiesOf(headers);
  const isSignedIn = cookies.get('is_auth') === 'true';
  const view = viewOf(cookies.get('view'));
  if (pathname.startsWith('/panel/')) {
    return isSignedIn ? undefined : { kind: 'visitor', view: viewOfVisitor(view) };
  }
  const name = ['__Host-refresh', 'refresh'].find((known) => cookies.get(known));
  // Without the visitor's zone no moment can be written.
  if (!isSignedIn || !view || !name) return undefined;
  return { kind: 'session', view, refreshCookie: `${name}=${cookies.get(name)}` };
}

/** The session's cookie is renewed only for somebody who looks at the page. */
function isPrefetch({ purpose, 'sec-purpose': secPurpose, 'x-moz': moz }: IncomingHttpHeaders) {
  return [purpose, secPurpose, moz].some((value) => value !== undefined);
}

/** A frame, a script, a link of another site. Browsers on plain http do not say, and send no session along. */
function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': dest = 'document' } = headers;
  return dest !== 'document' || (site !== 'none' && site !== 'same-origin');
}

function cookiesOf({ cookie = '' }: IncomingHttpHeaders): Map<string, string> {
  const pairs = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return new Map(pairs);
}

/** `ar.dark.Asia/Dubai` */
const viewForm = /^(?<locale>\w+)\.(?<theme>\w+)\.(?<zone>[\w+/-]{1,60})$/;

function viewOf(text = ''): View | undefined {
  const { locale, theme, zone = '' } = viewForm.exec(text)?.groups ?? {};
  const chosen = themes.find((name) => name === theme);
  const timeZone = knownZone(zone);
  if (!isLocale(locale) || !chosen || !timeZone) return undefined;
  return { locale, theme: chosen, timeZone, text };
}

/** The pages before the sign-in show no moments, so that a first visit needs no cookie. */
function viewOfVisitor({ locale, theme }: Pick<View, 'locale' | 'theme'> = usualView): View {
  return { locale, theme, timeZone: 'UTC', text: `${locale}.${theme}` };
}

const usualView = { locale: 'en', theme: 'system' } as const;

/** As ICU spells it: what is kept for each zone must not grow with what visitors make up. */
function knownZone(name: string): string | undefined {
  if (spellings.has(name)) return name;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    spellings.add(timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

/** Asking ICU takes a tenth of a millisecond, and most visitors live in few zones. */
const spellings = new Set<string>();
