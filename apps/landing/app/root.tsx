import './styles.css';
import { direction } from '@buddyline/i18n/locale';
import { I18nProvider } from '@lingui/react';
import type { PropsWithChildren } from 'react';
import { Links, Meta, Outlet, useLocation } from 'react-router';
import { localeOfPath } from './locale-path.ts';
import { textsIn } from './texts.ts';

/** The document of every page. No `<Scripts/>`: the pages are finished when they arrive. */
export function Layout({ children }: PropsWithChildren) {
  const locale = localeOfPath(useLocation().pathname);
  return (
    <I18nProvider i18n={textsIn(locale)}>
      <html lang={locale} dir={direction(locale)} data-theme="light">
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
