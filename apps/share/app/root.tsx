import { direction, languages } from '@buddyline/i18n/locale';
import { I18nProvider } from '@lingui/react';
import type { PropsWithChildren } from 'react';
import { isRouteErrorResponse, Meta, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { FailurePage, NotFoundPage } from './error-pages.tsx';
import favicon from '../public/favicon.svg?inline';
import { PreloadFont } from './preload-font.tsx';
import { localeOfSearch } from './page-locale.ts';
import { pageScript } from './script/inline-script.ts';
import styles from './styles.css?inline';
import { textsIn } from './texts.ts';

/**
 * The document of every page. No `<Scripts/>`: the page is not hydrated, and its only script is our
 * own.
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
          <link rel="icon" href={favicon} type="image/svg+xml" />
          {languages[locale].script === 'arabic' && <PreloadFont of="arabic" />}
          {/* Names, handles and times are in Latin letters on every page. */}
          <PreloadFont of="latin" />
          <Meta />
          {/* Inline, since a second request is slowest on a bad mobile network. */}
          <style dangerouslySetInnerHTML={{ __html: styles }} />
          <script type="module" {...pageScript} />
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
