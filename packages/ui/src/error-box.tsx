import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface ErrorBoxProps {
  /** The error's message, in any language. */
  children: ReactNode;
  /** For example a retry button. */
  action?: ReactNode;
}

/** A red box in place of content that could not be loaded; announced when it appears. */
export function ErrorBox({ children, action }: ErrorBoxProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger/40 bg-danger-soft px-4 py-3 text-danger-ink"
    >
      <p className="flex min-w-0 items-start gap-2 font-medium">
        <Icon of={CircleX} size={20} />
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {children}
        </span>
      </p>
      {action}
    </div>
  );
}
