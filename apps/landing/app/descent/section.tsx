import { Trans } from '@lingui/react/macro';
import type { PropsWithChildren, ReactNode } from 'react';
import { anchors, depths, type SectionName } from '../depths.ts';

interface DescentSectionProps {
  name: SectionName;
  /** The section's topic in a word or two, beside its depth. */
  label: string;
  title: string;
  /** A screenshot of the app, on the other side of the line. */
  picture?: ReactNode;
}

/** A section at one depth: label, headline and text. */
export function DescentSection({
  name,
  label,
  title,
  picture,
  children,
}: PropsWithChildren<DescentSectionProps>) {
  const headingId = `${anchors[name]}-title`;
  return (
    <section aria-labelledby={headingId} className={`stop stop-${anchors[name]}`}>
      {/* As tall as the window, so that a link to it centres the section. */}
      <span id={anchors[name]} className="landing-point" />
      <div className="column">
        <div className="words">
          <p className="depth-label">
            <DepthMetres value={depths[name]} />
            <span className="depth-topic">{label}</span>
          </p>
          <h2 id={headingId}>{title}</h2>
          {children}
        </div>
        {picture}
      </div>
    </section>
  );
}

/** `12 m`. */
export function DepthMetres({ value }: { value: number }) {
  return (
    <span className="whitespace-nowrap">
      <Trans>{value} m</Trans>
    </span>
  );
}
