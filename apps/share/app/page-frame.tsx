import { type Locale, localeNames } from '@buddyline/i18n/locale';
import { Mark } from '@buddyline/ui/mark';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router';
import { brand } from './brand.ts';
import { BuddyLine } from './buddy-line.tsx';
import { localeOfSearch, searchInLocale } from './page-locale.ts';

const water = 'bg-linear-to-b from-depth-18 via-depth-30 to-depth-40';

/** Dark water, the line between two divers, the mark, and the way to the other language. */
export function PageFrame({ children }: PropsWithChildren) {
  const { pathname, search } = useLocation();
  const other: Locale = localeOfSearch(search) === 'ar' ? 'en' : 'ar';
  return (
    <div className={`relative isolate flex min-h-dvh flex-col overflow-hidden text-ink ${water}`}>
      <BuddyLine />
      <header className="flex items-center justify-between px-6 py-5 sm:px-12">
        <span className="flex items-center gap-3 text-lg font-semibold">
          <Mark className="h-6" />
          {brand}
        </span>
        <a
          href={pathname + searchInLocale(search, other)}
          lang={other}
          hrefLang={other}
          className="rounded-control px-3 py-2 underline-offset-4 hover:underline"
        >
          {localeNames[other]}
        </a>
      </header>
      <main className="mx-auto my-auto w-full max-w-xl px-6 pt-10 pb-64">{children}</main>
    </div>
  );
}

export function PageTitle({ children }: PropsWithChildren) {
  return <h1 className="text-display font-semibold">{children}</h1>;
}

export function PageText({ children }: PropsWithChildren) {
  return <p className="mt-4 max-w-md text-lg">{children}</p>;
}
