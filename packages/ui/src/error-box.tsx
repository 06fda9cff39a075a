import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface ErrorBoxProps {
  /** The error's message, in any language. */
  children: ReactNode;
  /** For example a retry button. */
  action?: ReactNode;
  /** Whether it is all that a page shows. Otherwise it is a line above something. */
  isWhole?: boolean;
}

/** A red box in place of content that could not be loaded; announced when it appears. */
export function ErrorBox({ children, action, isWhole = false }: ErrorBoxProps) {
  return (
    <div
      role="alert"
      className={classes(
        'flex flex-wrap items-center gap-3 rounded-card border border-danger/40 bg-danger-soft px-4 text-danger-ink',
        isWhole ? 'min-h-48 flex-col justify-center py-8' : 'justify-between py-3',
      )}
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
