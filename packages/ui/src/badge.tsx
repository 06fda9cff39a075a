import type { ReactNode } from 'react';

export type BadgeTone = 'danger' | 'warn' | 'notice' | 'ok' | 'info' | 'neutral';

const tones: Record<BadgeTone, string> = {
  // The tint would be quieter than the yellow and the orange.
  danger: 'bg-danger text-on-danger',
  warn: 'bg-warn-soft text-warn-ink',
  notice: 'bg-notice-soft text-notice-ink',
  ok: 'bg-ok-soft text-ok-ink',
  info: 'bg-info-soft text-info-ink',
  neutral: 'bg-neutral-soft text-neutral-ink',
};

const dots: Record<BadgeTone, string> = {
  danger: 'before:bg-danger',
  warn: 'before:bg-warn',
  notice: 'before:bg-notice',
  ok: 'before:bg-ok',
  info: 'before:bg-info',
  neutral: 'before:bg-neutral',
};

/** An outline, with a dot in the tone. */
const dotted =
  'border border-line-strong text-ink before:me-0.5 before:size-2 before:rounded-full before:content-[""]';

export interface BadgeProps {
  tone?: BadgeTone;
  /** The tone is that of a dot, for a state that stands beside a tinted badge of the same tone. */
  hasDot?: boolean;
  /** Text, optionally after an icon: colour alone must not carry the meaning. */
  children: ReactNode;
  /** What the badge describes ('Status'), for screen readers. */
  of?: string;
}

export function Badge({ tone = 'neutral', hasDot = false, of, children }: BadgeProps) {
  const badge = (
    <span
      className={`inline-flex min-h-6 w-fit items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap ${hasDot ? `${dotted} ${dots[tone]}` : tones[tone]}`}
    >
      {children}
    </span>
  );
  if (of === undefined) return badge;
  return (
    <span className="contents">
      <span className="sr-only">{of}: </span>
      {badge}
    </span>
  );
}
