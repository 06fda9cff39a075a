import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface ErrorBoxProps {
  /** The error's own message, in whichever language the server wrote it. */
  children: ReactNode;
  /** A button that tries again, say. */
  action?: ReactNode;
}

/** The red box that stands where content could not be loaded; announced as it appears. */
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
