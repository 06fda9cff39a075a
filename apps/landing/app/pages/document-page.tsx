import type { PropsWithChildren } from 'react';
import SixWaves from '../art/six-waves.svg?react';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';

/** A text page: a title in the shallows, and the text below on a plain surface. */
export function DocumentPage({
  title,
  lead,
  children,
}: PropsWithChildren<{ title: string; lead: string }>) {
  return (
    <div className="document">
      <SiteHeader />
      <main id="main">
        <div className="document-head">
          <h1>{title}</h1>
          <p>{lead}</p>
          <SixWaves className="wave wave-paper" />
        </div>
        <div className="document-body">{children}</div>
      </main>
      <SiteFooter />
    </div>
  );
}

interface PassageProps {
  title: string;
  /** Set where links point to this passage. */
  id?: string;
}

export function Passage({ title, id, children }: PropsWithChildren<PassageProps>) {
  return (
    <section id={id} className="passage">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
