import type { PropsWithChildren, ReactNode } from 'react';

export type PersonName = 'lina' | 'omar' | 'mariam';

const hair: Record<PersonName, string> = {
  lina: 'M20 6c-7 0-10 5-10 11 0 6-2 9-3 13 5 2 8 0 8-3V17c4 0 8-2 10-5 1 3 2 4 3 5v10c0 3 3 5 7 3-1-4-3-7-3-13C32 11 28 6 20 6Z',
  omar: 'M20 6c-6 0-9 4-9 10 0 3 .5 5 1.500 7 .5-4 1.500-7 3.500-9 3 1 7 1 9-1 2 2 3 6 3 10 1-2 1.500-4 1.500-7C29.500 10 26 6 20 6ZM14 22c.5 6 3 9 6 9s5.500-3 6-9c-2 2-3 2-6 2s-4 0-6-2Z',
  mariam:
    'M20 4C11 4 8 11 8 18c0 8-2 12-4 16l32 0c-2-4-4-8-4-16C32 11 29 4 20 4Zm0 7c5 0 7 4 7 8 0 6-3 10-7 10s-7-4-7-10c0-4 2-8 7-8Z',
};

/** A person's picture, drawn in one colour for each. */
export function Face({ of }: { of: PersonName }) {
  return (
    <svg viewBox="0 0 40 40" className={`face face-${of}`}>
      <path className="face-water" d="M0 0h40v40H0Z" />
      <path className="face-suit" d="M3 42c1-9 8-13 17-13s16 4 17 13Z" />
      <path className="face-skin" d="M16 26h8v5c-2 3-6 3-8 0Z" />
      <ellipse className="face-skin" cx="20" cy="19" rx="8" ry="9.500" />
      <path className="face-hair" fillRule="evenodd" d={hair[of]} />
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
