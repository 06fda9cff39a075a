import { PageHeader, type PageHeaderProps } from '@buddyline/ui/page-header';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router';
import { brand } from '../../brand.ts';
import { cameFromPage, leave, linkThatLedAway } from './way-back.ts';

interface Props extends PageHeaderProps {
  /** Also the document's title. */
  title: string;
  /** Whom or what the page shows, to tell it from others in the browser's tabs and history. */
  about?: string | undefined;
  children: ReactNode;
}

/** The address changes with every search; the header seldom does. */
const Header = memo(PageHeader);

/** A page: the document's title, the header, the content. */
export function Page({ children, about, ...header }: Props) {
  return (
    <div ref={useFocusOnArrival()} className="animate-fade-in">
      <title>{[about, header.title, brand].filter(Boolean).join(' · ')}</title>
      <Header {...header} />
      {children}
    </div>
  );
}

/**
 * Somebody who arrives by a link finds the focus on the heading (WCAG 2.4.3); who comes Back finds it
 * on the link that led away. A search or a page number changes the address too and leaves the focus.
 */
function useFocusOnArrival() {
  const page = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const shown = Object.values(useParams()).join('/');
  useEffect(() => {
    if (!cameFromPage()) return;
    const link = back ? linkThatLedAway() : null;
    (link ?? page.current?.querySelector('h1'))?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each record that the page shows
  }, [shown]);
  useEffect(() => () => leave(pathname), [pathname]);
  return page;
}
