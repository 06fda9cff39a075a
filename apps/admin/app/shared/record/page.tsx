import { PageHeader, type PageHeaderProps } from '@buddyline/ui/page-header';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router';
import { brand } from '../../brand.ts';
import { hasPreviousPage, leave, linkToPreviousPage } from './previous-page.ts';

interface Props extends PageHeaderProps {
  /** Also the document's title, after what the page is `about`. */
  title: string;
  children: ReactNode;
}

/** Memoized, because the URL changes with every search, but the header rarely does. */
const Header = memo(PageHeader);

/** A page: the document's title, the header, the content. */
export function Page({ children, ...header }: Props) {
  return (
    <div ref={useFocusOnArrival()} className="relative animate-fade-in">
      <title>{[header.about, header.title, brand].filter(Boolean).join(' · ')}</title>
      <Header {...header} />
      {children}
    </div>
  );
}

/**
 * After navigation by a link, the heading is focused (WCAG 2.4.3); after Back, the link that led away.
 * A new search or page number does not move the focus. It moves with the page itself: later, it could be taken from
 * what somebody has focused meanwhile.
 */
function useFocusOnArrival() {
  const page = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const shown = Object.values(useParams()).join('/');
  useLayoutEffect(() => {
    if (!hasPreviousPage()) return;
    const link = back ? linkToPreviousPage() : null;
    (link ?? page.current?.querySelector('h1'))?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per record
  }, [shown]);
  useLayoutEffect(() => () => leave(pathname), [pathname]);
  return page;
}
