import { defaultLocale, direction, locales } from '@buddyline/i18n/locale';
import { holdEvents } from './first-view/hold-events.ts';
import { nameFiles } from './first-view/name-files.ts';
import { showToSignedIn } from './first-view/show-to-signed-in.ts';

const directions = Object.fromEntries(locales.map((locale) => [locale, direction(locale)]));

/**
 * An inline script that runs before the first paint. It sets the theme, the language and the direction,
 * to avoid a flash of the defaults. On a fallback page it also starts fetching the catalogs and the access
 * token before the modules have loaded; a page rendered by the server (`data-rendered-as`) needs neither.
 *
 * If a page was rendered with another language, theme, units or density than this browser's, the script updates the
 * cookie `view` and reloads once. Reading cookies, storage and the time zone each holds the parser for 10 ms. If the
 * server knew the cookie, it rendered with a time zone, and they are compared after the first paint
 * (`first-view/start-after-paint.ts`). What is right already is not set again: browsers would style the whole page anew.
 *
 * The Content-Security-Policy allows the script by its hash. Its keys and names are those of
 * `@buddyline/ui/theme`, `@buddyline/domain/auth`, `language/language.ts`, `language/remembered-view.ts`, `sections.ts`,
 * `session/session-hints.ts` and `session/first-refresh.ts`.
 */
export const bootScript = (): string => `try {
  const root = document.documentElement;
  const rendered = root.dataset.renderedAs;
  const readCookies = () => document.cookie.split('; ');
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {}
  };
  const set = (name, value) => {
    if (root.getAttribute(name) === value) return;
    if (value) root.setAttribute(name, value);
    else root.removeAttribute(name);
  };
  const applySettings = () => {
    const theme = stored('theme');
    set('data-theme', theme === 'light' || theme === 'dark' ? theme : null);
    const directions = ${JSON.stringify(directions)};
    const language = stored('language');
    set('lang', Object.hasOwn(directions, language) ? language : '${defaultLocale}');
    set('dir', directions[root.lang]);
    set('data-density', stored('density') === 'compact' ? 'compact' : null);
  };
  const isFromCookie = rendered?.split('.').length > 2;
  if (!isFromCookie) applySettings();
  const chosenUnits = () => ['metric', 'imperial'].filter((units) => units === stored('units'));
  const density = () => (root.dataset.density ? [root.dataset.density] : []);
  const currentView = () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return [root.lang, root.dataset.theme || 'system', ...chosenUnits(), ...density(), zone].join('.');
  };
  window.writeViewCookie = () => {
    const view = currentView();
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const isKnown = () => readCookies().includes('view=' + view);
    if (isKnown()) return view;
    document.cookie = 'view=' + view + '; Path=/; Max-Age=31536000; SameSite=Lax' + secure;
    return isKnown() ? view : '';
  };
  const reload = () => {
    root.hidden = true;
    location.reload();
  };
  window.reloadIfOutdated = () => {
    applySettings();
    if (currentView() === rendered) return false;
    const view = window.writeViewCookie();
    const fits = !view || view.startsWith(rendered);
    if (fits || performance.getEntriesByType('navigation')[0]?.type === 'reload') return false;
    reload();
    return true;
  };
  const isAdmin = location.pathname.startsWith('/admin');
  const isSignedIn = () => readCookies().includes('is_auth=true');
  const inside = isAdmin && (rendered || isSignedIn());
  if (rendered && isAdmin) {
    ${showToSignedIn}
  } else if (rendered && !rendered.startsWith([root.lang, root.dataset.theme || 'system'].join('.'))) {
    window.reloadIfOutdated();
  }
  ${nameFiles}
  if (inside && rendered === undefined) {
    window.firstRefresh = fetch('/api/auth/refresh-token', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Accept-Language': root.lang, Prefer: 'keep-recent-token' },
    });
    window.firstRefresh.catch(() => {});
  }
  if (rendered === undefined) window.writeViewCookie();
  else { ${holdEvents} }
} catch {}`;
