import type { PropsWithChildren, ReactNode } from 'react';

export type PersonName = 'lina' | 'omar' | 'mariam';

/** A person's picture: a diver's mask and hair, drawn in one colour for each person. */
export function Face({ of }: { of: PersonName }) {
  return (
    <svg viewBox="0 0 40 40" className={`face face-${of}`}>
      <rect width="40" height="40" rx="20" className="face-water" />
      <path className="face-hood" d="M20 6c-9 0-14 6-14 15v19h28V21c0-9-5-15-14-15Z" />
      <path className="face-skin" d="M20 10c-6 0-9 4-9 10 0 8 4 13 9 13s9-5 9-13c0-6-3-10-9-10Z" />
      <path
        className="face-mask"
        d="M9 18c0-2 1-3 3-3h16c2 0 3 1 3 3v4c0 2-1 4-4 4-4 0-4-4-7-4s-3 4-7 4c-3 0-4-2-4-4Z"
      />
      <path className="face-glass" d="M12 18h6v3c-1 2-2 2.500-3.500 2.500S12 22.500 12 21Z" />
    </svg>
  );
}

interface SaidProps {
  by: PersonName;
  name: ReactNode;
}

/** A comment beneath a post. */
export function Said({ by, name, children }: PropsWithChildren<SaidProps>) {
  return (
    <div className="said">
      <Face of={by} />
      <p>
        <b>{name}</b> {children}
      </p>
    </div>
  );
}

interface BylineProps extends SaidProps {
  when: ReactNode;
}

/** A post's author and time. */
export function Byline({ by, name, when }: BylineProps) {
  return (
    <div className="byline">
      <Face of={by} />
      <p>
        <b>{name}</b>
        <span>{when}</span>
      </p>
    </div>
  );
}
