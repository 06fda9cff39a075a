import { direction } from '@buddyline/i18n/locale';
import { fontUrls } from '@buddyline/ui/fonts';
import { I18nProvider } from '@lingui/react';
import type { PropsWithChildren } from 'react';
import { isRouteErrorResponse, Meta, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { FailurePage, NotFoundPage } from './error-pages.tsx';
import { localeOfSearch } from './page-locale.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built script.
import scriptUrl from './script/page-script.ts?worker&url';
import styles from './styles.css?inline';
import { textsIn } from './texts.ts';

/**
 * The document of every page. No `<Scripts/>`: the framework stays on the server, and what a visitor
 * can do here is one small script of our own.
 */
export function Layout({ children }: PropsWithChildren) {
  const locale = localeOfSearch(useLocation().search);
  return (
    <I18nProvider i18n={textsIn(locale)}>
      <html lang={locale} dir={direction(locale)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content="#00556e" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {/* Without it the letters change after the first paint, and a little of the page moves. */}
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            href={locale === 'ar' ? fontUrls.arabic : fontUrls.latin}
            crossOrigin="anonymous"
          />
          <Meta />
          {/* In the page itself, for a phone on a bad network waits longest for the second answer. */}
          <style dangerouslySetInnerHTML={{ __html: styles }} />
          <script type="module" src={scriptUrl} />
          {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        </head>
        <body>{children}</body>
      </html>
    </I18nProvider>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundPage /> : <FailurePage />;
}
