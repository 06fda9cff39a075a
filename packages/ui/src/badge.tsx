import type { ReactNode } from 'react';

export type BadgeTone = 'danger' | 'warn' | 'notice' | 'ok' | 'info' | 'neutral';

const tones: Record<BadgeTone, string> = {
  // In the dark the tint would be quieter than the yellow and the orange.
  danger: 'bg-danger-soft text-danger-ink dark:bg-danger dark:text-on-danger',
  warn: 'bg-warn-soft text-warn-ink',
  notice: 'bg-notice-soft text-notice-ink',
  ok: 'bg-ok-soft text-ok-ink',
  info: 'bg-info-soft text-info-ink',
  neutral: 'bg-neutral-soft text-neutral-ink',
};

export interface BadgeProps {
  tone?: BadgeTone;
  /** Text, optionally after an icon: colour alone must not carry the meaning. */
  children: ReactNode;
  /** What the badge describes ('Status'), for screen readers. */
  of?: string;
}

export function Badge({ tone = 'neutral', of, children }: BadgeProps) {
  const badge = (
    <span
      className={`inline-flex min-h-6 w-fit items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
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
