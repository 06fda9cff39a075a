import { PageHeader, type PageHeaderProps } from '@buddyline/ui/page-header';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '../brand.ts';

interface Props extends PageHeaderProps {
  /** Also the document's title. */
  title: string;
  children: ReactNode;
}

/** A page: the document's title, the header, the content. */
export function Page({ children, ...header }: Props) {
  return (
    <div ref={useFocusOnArrival()} className="animate-fade-in">
      <title>{`${header.title} · ${brand}`}</title>
      <PageHeader {...header} />
      {children}
    </div>
  );
}

/** The heading takes the focus when somebody arrives from another page (WCAG 2.4.3). */
function useFocusOnArrival() {
  const page = useRef<HTMLDivElement>(null);
  const byLink = useLocation().key !== 'default';
  useEffect(() => {
    if (byLink) page.current?.querySelector('h1')?.focus({ preventScroll: true });
    // On arrival only: a search or a page number changes the address too and must leave the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return page;
}
