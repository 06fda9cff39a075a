import './styles.css';
import { defaultLocale, direction } from '@buddyline/i18n/locale';
import { fontUrls } from '@buddyline/ui/fonts';
import { ProgressLine } from '@buddyline/ui/progress-line';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router';
import type { Route } from './+types/root.ts';
import { bootScript } from './boot-script.ts';
import { brand } from './brand.ts';
import { activateFirstLanguage } from './language/language.ts';
import { rememberedTheme } from './language/remembered-view.ts';
import { TextElement } from './language/text-element.tsx';
import { useLanguage } from './language/use-language.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { Splash } from './layout/splash.tsx';
import { Toasts } from './notify/toasts.tsx';

// The fallback page is hydrated without texts, before a catalog has loaded.
if (!import.meta.env.SSR) i18n.loadAndActivate({ locale: defaultLocale, messages: {} });

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  // In parallel with the first page's data.
  async (_args, next) => void (await Promise.all([activateFirstLanguage(), next()])),
];

export function Layout({ children }: PropsWithChildren) {
  return (
    <I18nProvider i18n={i18n} defaultComponent={TextElement}>
      <Document>{children}</Document>
    </I18nProvider>
  );
}

function Document({ children }: PropsWithChildren) {
  useEffect(() => window.onHydrated?.(), []);
  const locale = useLanguage();
  const theme = rememberedTheme();
  return (
    // The boot script has already set the visitor's language and theme on the fallback page; an error
    // page that replaces the whole document sets them again.
    <html
      lang={locale}
      dir={direction(locale)}
      data-theme={theme === 'system' ? undefined : theme}
      {...(import.meta.env.SSR ? { 'data-brand': brand } : undefined)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" as="font" type="font/woff2" href={fontUrls.latin} crossOrigin="" />
        <BootScript />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Rendered on the server only. If an error page replaces the whole document, the script is left out: it
 * has already run, and trusted types would block it.
 */
function BootScript() {
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return inBrowser ? null : <script dangerouslySetInnerHTML={{ __html: inlineScript }} />;
}

/** Left out of the client's bundle, because the page already contains it. */
const inlineScript = import.meta.env.SSR || import.meta.env.DEV ? bootScript() : '';

export function HydrateFallback() {
  return <Splash />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

export default function Root() {
  const { t } = useLingui();
  return (
    <>
      <ProgressLine active={useNavigation().state !== 'idle'} label={t`Loading the page`} />
      <Outlet />
      <Toasts />
    </>
  );
}
