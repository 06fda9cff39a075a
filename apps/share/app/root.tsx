import './styles.css';
import { direction } from '@buddyline/i18n/locale';
import { I18nProvider } from '@lingui/react';
import type { PropsWithChildren } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { FailurePage, NotFoundPage } from './error-pages.tsx';
import { localeOfSearch } from './page-locale.ts';
import { textsIn } from './texts.ts';

/** The document of every page. No `<Scripts/>`: a shared post is read, not operated. */
export function Layout({ children }: PropsWithChildren) {
  const locale = localeOfSearch(useLocation().search);
  return (
    <I18nProvider i18n={textsIn(locale)}>
      <html lang={locale} dir={direction(locale)} data-theme="dark">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <Meta />
          <Links />
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
