export interface MarkProps {
  /** Without one the mark is decoration beside the name. */
  title?: string;
  /** One colour throughout, for print and stamps; otherwise the second diver is coral. */
  plain?: boolean;
  className?: string;
}

/** The product's sign: two divers joined by a slack buddy line. It reads the same in every script. */
export function Mark({ title, plain = false, className = 'size-8' }: MarkProps) {
  const naming =
    title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg {...naming} viewBox="0 0 32 32" fill="none" className={className}>
      <path
        d="M6 11c1.5 14 16.5 16 20 2.5"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="6" cy="10" r="4.5" fill="currentColor" />
      <circle cx="26" cy="12" r="4.5" fill={plain ? 'currentColor' : 'var(--buddy)'} />
    </svg>
  );
}
