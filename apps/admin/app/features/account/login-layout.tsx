import { Mark } from '@buddyline/ui/mark';
import { Outlet } from 'react-router';
import { brand } from '../../brand.ts';
import { Preferences } from '../../shared/preferences.tsx';
import { DescentArt } from './descent-art.tsx';

/** The layout of the pages for visitors: the illustration on one side, the form on the other. */
export default function LoginLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="relative isolate hidden overflow-hidden lg:block">
        <DescentArt />
      </div>
      <div className="flex flex-col px-6 py-6 sm:px-10">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <span className="flex items-center gap-3 text-lg font-semibold">
            <Mark className="size-7" />
            {brand}
          </span>
          <Preferences />
        </header>
        <main className="m-auto w-full max-w-sm py-10">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
