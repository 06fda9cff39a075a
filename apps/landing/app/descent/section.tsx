import { Trans } from '@lingui/react/macro';
import type { PropsWithChildren, ReactNode } from 'react';
import { anchors, depths, type SectionName } from '../depths.ts';
import { Headline } from './headline.tsx';

interface DescentSectionProps {
  name: SectionName;
  /** The section's topic in a word or two, beside its depth. */
  label: string;
  title: string;
  /** A screen of the app, on the other side of the line. */
  screen?: ReactNode;
}

/** A section at one depth: label, headline and text. */
export function DescentSection({
  name,
  label,
  title,
  screen,
  children,
}: PropsWithChildren<DescentSectionProps>) {
  const headingId = `${anchors[name]}-title`;
  return (
    <section aria-labelledby={headingId} className={`stop stop-${anchors[name]}`}>
      <div className="column">
        <div className="words">
          <span id={anchors[name]} className="landing-point" />
          <p className="depth-label">
            <DepthMetres value={depths[name]} />
            <span className="depth-topic">{label}</span>
          </p>
          <Headline id={headingId}>{title}</Headline>
          {children}
        </div>
        {screen}
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
