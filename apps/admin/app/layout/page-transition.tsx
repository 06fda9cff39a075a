import { Outlet, useLocation, useNavigation } from 'react-router';

/**
 * The page, which fades within 0.1 s when another one is on its way, and can be read until that one is
 * there, however slow the network; each page fades in by itself.
 * A search, a page of a list, a tab and the next ticket of a queue are the same page.
 */
export function PageTransition() {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname ?? here;
  const leaves = kindOfPage(next) !== kindOfPage(here);
  return (
    <div
      className={
        leaves ? 'animate-fade-out [--faded:0.4] [animation-fill-mode:forwards]' : undefined
      }
    >
      <Outlet />
    </div>
  );
}

/** '/admin/users' and '/admin/users/:id' are two; what comes below a record is part of it. */
function kindOfPage(pathname: string): string {
  const [, , section, record] = pathname.split('/');
  return `${section} ${record !== undefined}`;
}
