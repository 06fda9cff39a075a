import { languages, otherLocales } from '@buddyline/i18n/locale';
import { Mark } from '@buddyline/ui/mark';
import { Trans } from '@lingui/react/macro';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router';
import { landingPage } from './addresses.ts';
import { deployment } from './deployment.ts';
import { localeOfSearch, searchOf } from './page-locale.ts';
import { Water } from './water.tsx';

/** The frame of every page: dark water, the logo, and the links to the other languages. */
export function PageFrame({ children }: PropsWithChildren) {
  const { search } = useLocation();
  const locale = localeOfSearch(search);
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#main"
        className="sr-only rounded-control bg-white px-4 py-3 text-base text-depth-40 focus:not-sr-only focus:absolute focus:inset-s-4 focus:top-2 focus:z-20"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <header
        data-theme="dark"
        className="mx-auto flex w-full max-w-272 items-center justify-between px-4 py-3 text-ink sm:px-8 sm:py-6"
      >
        <a href={landingPage(locale)} className={`${link} gap-3 text-lg font-semibold`}>
          <Mark className="size-8" />
          {deployment.brand}
        </a>
        {/* A relative link, so that every missing post gets the same page, byte for byte. */}
        {otherLocales(locale).map((other) => (
          <a
            key={other}
            href={searchOf(other) || '?'}
            lang={other}
            hrefLang={other}
            className={`${link} font-system underline-offset-4 hover:underline`}
          >
            {languages[other].name}
          </a>
        ))}
      </header>
      {children}
      {/* Last in the page, when its height is final, so that the sea floor does not move while it loads. */}
      <Water />
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center';
