export interface MarkProps {
  /** The accessible name; without one the logo is decorative. */
  title?: string;
  /** Draws both divers in one colour; otherwise the second is coral. */
  plain?: boolean;
  className?: string;
}

/** The product's logo: two divers joined by a slack buddy line. It is not mirrored. */
export function Mark({ title, plain = false, className = 'size-8' }: MarkProps) {
  const naming =
    title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg {...naming} viewBox="0 0 32 32" fill="none" className={className}>
      <path
        d="M5.5 11.5c4 12.5 14.5 14.5 20.5 3"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="5.5" cy="10.5" r="4" fill="currentColor" />
      <circle cx="26.5" cy="13" r="4" fill={plain ? 'currentColor' : 'var(--buddy)'} />
    </svg>
  );
}
