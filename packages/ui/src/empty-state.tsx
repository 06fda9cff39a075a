import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** The message: 'No Data To show.' */
  title: string;
  /** What the user can do. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown instead of an empty list, with a drawing of a line without a second diver. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <svg aria-hidden viewBox="0 0 96 48" className="mb-2 w-24 text-accent" fill="none">
        <path
          d="M0 14q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          opacity=".6"
        />
        <circle cx="20" cy="12" r="5" fill="currentColor" />
        <path
          d="M20 14c3 20 24 32 42 20"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle
          cx="66"
          cy="31"
          r="4"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="2 3"
        />
      </svg>
      <p className="text-base font-medium text-ink">{title}</p>
      {children && <div className="max-w-prose text-ink-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
