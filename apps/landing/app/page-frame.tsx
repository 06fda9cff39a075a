import { type Locale, localeNames } from '@buddyline/i18n/locale';
import { Mark } from '@buddyline/ui/mark';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router';
import { brand } from './brand.ts';
import { DiveFlagBuoy } from './dive-flag-buoy.tsx';
import { homePath, localeOfPath } from './locale-path.ts';

const water = 'bg-linear-to-b from-depth-0 via-depth-5 via-35% to-depth-12';

/** Sunlit water with the buoy, the mark, and the way to the other language. */
export function PageFrame({ children }: PropsWithChildren) {
  const locale = localeOfPath(useLocation().pathname);
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <div
      className={`relative isolate flex min-h-dvh flex-col overflow-hidden text-primary ${water}`}
    >
      <DiveFlagBuoy />
      <header className="flex items-center justify-between px-6 py-5 sm:px-12">
        <a href={homePath(locale)} className="flex items-center gap-3 text-lg font-semibold">
          <Mark className="h-6" />
          {brand}
        </a>
        <a
          href={homePath(other)}
          lang={other}
          hrefLang={other}
          className="rounded-control px-3 py-2 underline-offset-4 hover:underline"
        >
          {localeNames[other]}
        </a>
      </header>
      <main className="my-auto max-w-2xl px-6 pt-40 pb-24 sm:px-12 sm:pt-10">{children}</main>
    </div>
  );
}
