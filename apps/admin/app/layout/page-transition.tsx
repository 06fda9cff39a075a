import { Outlet, useLocation, useNavigation } from 'react-router';

/**
 * Dims the page within 0.1 s while another page is loading, but keeps it readable until then. Each page
 * fades in by itself. A search, a list's next page, a tab and the next ticket of a queue count as the
 * same page.
 */
export function PageTransition() {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname ?? here;
  const isLeaving = kindOfPage(next) !== kindOfPage(here);
  return (
    <div
      className={
        isLeaving ? 'animate-fade-out [--faded:0.4] [animation-fill-mode:forwards]' : undefined
      }
    >
      <Outlet />
    </div>
  );
}

/** '/admin/users' and '/admin/users/:id' are different pages; a record's tabs are the same page. */
function kindOfPage(pathname: string): string {
  const [, , section, record] = pathname.split('/');
  return `${section} ${record !== undefined}`;
}
