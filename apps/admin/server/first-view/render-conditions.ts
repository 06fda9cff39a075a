import type { IncomingHttpHeaders } from 'node:http';
import { type UnitSystem, unitSystems } from '@buddyline/domain/units';
import { isLocale, type Locale } from '@buddyline/i18n/locale';
import { type Theme, themes } from '@buddyline/ui/theme';

/** The settings of the visitor's browser that affect rendering. */
export interface View {
  locale: Locale;
  theme: Theme;
  units?: UnitSystem | undefined;
  /** Whether lists of posts and tickets have one line per item. */
  isCompact?: boolean | undefined;
  timeZone: string;
  /** The value of the cookie `view`, or `en.system` without one; the boot script compares it with the browser's settings. */
  text: string;
}

/** A request for a page of the admin area, or for one that needs no session. */
export type RenderTarget =
  | { kind: 'session'; view: View; refreshCookie: string }
  | { kind: 'anonymous'; view: View };

/**
 * What the page at a path is rendered with. Undefined whenever that is uncertain: the fallback page is
 * always correct.
 */
export function renderTargetOf(
  pathname: string,
  headers: IncomingHttpHeaders,
): RenderTarget | undefined {
  if (isPrefetch(headers) || !isOwnNavigation(headers)) return undefined;
  const cookies = cookiesOf(headers);
  const isSignedIn = cookies.get('is_auth') === 'true';
  const view = viewOf(cookies.get('view'));
  if (pathname.startsWith('/panel/')) {
    return isSignedIn ? undefined : { kind: 'anonymous', view: anonymousView(view) };
  }
  const name = ['__Host-refresh', 'refresh'].find((known) => cookies.get(known));
  // Without the visitor's time zone no time can be rendered.
  if (!isSignedIn || !view || !name) return undefined;
  return { kind: 'session', view, refreshCookie: `${name}=${cookies.get(name)}` };
}

/** A prefetched page may never be shown, so it must not refresh the session. */
function isPrefetch({ purpose, 'sec-purpose': secPurpose, 'x-moz': moz }: IncomingHttpHeaders) {
  return [purpose, secPurpose, moz].some((value) => value !== undefined);
}

/**
 * Whether the browser opens the page itself, not in a frame, from a script or from another site. On plain
 * http browsers omit these headers.
 */
function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': dest = 'document' } = headers;
  return dest === 'document' && (site === 'none' || site === 'same-origin');
}

function cookiesOf({ cookie = '' }: IncomingHttpHeaders): Map<string, string> {
  const pairs = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return new Map(pairs);
}

/** `ar.dark.Asia/Dubai`, or with a choice of units and of density `ar.dark.metric.compact.Asia/Dubai` */
const viewPattern =
  /^(?<locale>\w+)\.(?<theme>\w+)\.(?:(?<system>metric|imperial)\.)?(?<density>compact\.)?(?<zone>[\w+/-]{1,60})$/;

function viewOf(text = ''): View | undefined {
  const { locale, theme, system, density, zone = '' } = viewPattern.exec(text)?.groups ?? {};
  const knownTheme = themes.find((name) => name === theme);
  const timeZone = canonicalZone(zone);
  if (!isLocale(locale) || !knownTheme || !timeZone) return undefined;
  const units = unitSystems.find((name) => name === system);
  return {
    locale,
    theme: knownTheme,
    units,
    isCompact: density ? true : undefined,
    timeZone,
    text,
  };
}

/** Pages without a session show no times, so a first visit needs no cookie. */
function anonymousView({ locale, theme, text }: ViewOfCookie = defaultView): View {
  return { locale, theme, timeZone: 'UTC', text };
}

type ViewOfCookie = Pick<View, 'locale' | 'theme' | 'text'>;

const defaultView: ViewOfCookie = { locale: 'en', theme: 'system', text: 'en.system' };

/** ICU's spelling of the zone: caches by zone must not grow with invented spellings. */
function canonicalZone(name: string): string | undefined {
  if (canonicalZones.has(name)) return name;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    canonicalZones.add(timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

/** A lookup in ICU takes 0.1 ms, and most visitors live in few zones. */
const canonicalZones = new Set<string>();
