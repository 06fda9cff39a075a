import { Skeleton } from '@buddyline/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { everySection, type Section } from '../sections.ts';

/** Content wider than 110 rem is capped and centred. */
export const mainPadding = 'px-4 py-6 sm:px-6 lg:px-[max(2rem,(100vw-16rem-110rem)/2)]';

/**
 * While another page is loading, dims the page within 0.1 s; if it is a section's, its name and grey lines cover the page
 * then. Each page fades in by itself. A search, a list's next page, a tab and the next ticket of a queue count as the
 * same page.
 */
export function PageTransition() {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname ?? here;
  const isLeaving = kindOfPage(next) !== kindOfPage(here);
  const section = isLeaving && Object.values(everySection).find(({ to }) => to === next);
  return (
    <>
      <div
        className={
          isLeaving ? 'animate-fade-out [--faded:0.4] [animation-fill-mode:forwards]' : undefined
        }
      >
        <Outlet />
      </div>
      {section && <NextSection section={section} />}
    </>
  );
}

const lines = ['h-8 w-64', 'h-40', 'h-40', 'h-40'];

/** A page that is on its way, in the place of `main`; below the bar of phones. */
function NextSection({ section }: { section: Section }) {
  const { i18n } = useLingui();
  return (
    <div
      aria-hidden
      className={`fixed inset-0 z-10 grid animate-[fade-in_0.1s_0.05s_both] content-start gap-5 overflow-clip bg-surface sm:max-lg:pt-20 lg:inset-s-64 ${mainPadding}`}
    >
      <p className="text-xl font-semibold">{i18n._(section.label)}</p>
      {lines.map((line, at) => (
        <Skeleton key={at} className={line} />
      ))}
    </div>
  );
}

/** '/admin/users' and '/admin/users/:id' are different pages; a record's tabs are the same page. */
function kindOfPage(pathname: string): string {
  const [, , section, record] = pathname.split('/');
  return `${section} ${record !== undefined}`;
}
