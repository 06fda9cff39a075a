import { direction } from '@buddyline/i18n/locale';
import { I18nProvider } from '@lingui/react';
import type { PropsWithChildren } from 'react';
import { Meta, Outlet, useLocation } from 'react-router';
import favicon from '../public/favicon.svg?inline';
import { localeOfPath, pageOfPath } from './page-address.ts';
import { stylesIn } from './page-styles.ts';
import { textsIn } from './texts.ts';

/** The document of every page. No `<Scripts/>`: the pages are not hydrated. */
export function Layout({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const page = pageOfPath(pathname);
  return (
    <I18nProvider i18n={textsIn(locale)}>
      <html lang={locale} dir={direction(locale)} data-theme="light">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#f8f0dc" />
          <link rel="icon" href={favicon} type="image/svg+xml" />
          <link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32" />
          <link rel="apple-touch-icon" href="/icon-180.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <Meta />
          <style dangerouslySetInnerHTML={{ __html: stylesIn(locale, page) }} />
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
