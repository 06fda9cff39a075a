import type { ReactNode } from 'react';

/** A key of the keyboard: 'J', 'Enter', '⌘'. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd
      dir="ltr"
      className="inline-grid min-h-6 min-w-6 place-items-center rounded-inner border border-line border-b-2 bg-surface px-1.5 font-sans text-xs text-ink-muted"
    >
      {children}
    </kbd>
  );
}
