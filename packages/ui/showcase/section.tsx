import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="showcase-section">
      <h2>{title}</h2>
      <div className="showcase-stack">{children}</div>
    </section>
  );
}
