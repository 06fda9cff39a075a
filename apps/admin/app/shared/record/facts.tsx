import type { ReactNode } from 'react';

/** A record's key facts, side by side at the top of its page. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="mb-5 grid grid-cols-2 overflow-clip rounded-card border bg-surface-raised lg:flex lg:divide-x">
      {children}
    </dl>
  );
}

interface FactProps {
  label: ReactNode;
  value: ReactNode;
  /** Takes a whole row on phones, for long values such as dates. */
  wide?: boolean;
}

export function Fact({ label, value, wide = false }: FactProps) {
  return (
    <div
      className={`min-w-0 p-4 lg:px-5 ${wide ? 'max-sm:col-span-2 max-sm:not-first:pt-0 lg:flex-[1.4]' : 'lg:flex-1'}`}
    >
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className={`font-semibold wrap-anywhere ${wide ? 'text-base' : 'text-lg'}`}>{value}</dd>
    </div>
  );
}
