import type { ReactNode } from 'react';

/** The buttons of a step, at the bottom of the dialog however long its list is. */
export function StepButtons({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-4 -mx-5 mt-1 -mb-5 flex flex-wrap items-center justify-end gap-3 rounded-b-card border-t border-line bg-surface-raised px-5 py-4">
      {children}
    </div>
  );
}
