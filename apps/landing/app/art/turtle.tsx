/** A hawksbill seen from above, gliding in reading direction. */
export function Turtle({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 -60 420 380" className={className}>
      <g className="flipper-a">
        <path
          className="creature-limb"
          d="M304 84c12-30 8-66-14-98-12-18-28-30-44-36 2 22 0 40 4 64 4 28 12 50 22 66Z"
        />
      </g>
      <g className="flipper-b">
        <path
          className="creature-limb"
          d="M304 176c12 30 8 66-14 98-12 18-28 30-44 36 2-22 0-40 4-64 4-28 12-50 22-66Z"
        />
      </g>
      <path
        className="creature-limb"
        d="M146 92c-20-20-44-30-66-26 2 22 20 42 48 52ZM146 168c-20 20-44 30-66 26 2-22 20-42 48-52ZM122 130l-30-8v16Z"
      />
      <path
        className="creature-limb"
        d="M334 114c14-9 34-11 50-4 12 5 20 13 20 20s-8 15-20 20c-16 7-36 5-50-4Z"
      />
      <path
        className="creature-body"
        d="M112 130c2-36 36-62 84-70 60-10 122 10 146 48 6 10 8 16 8 22s-2 12-8 22c-24 38-86 58-146 48-48-8-82-34-84-70Z"
      />
      <path
        className="creature-shine"
        d="M136 122c10-24 38-42 70-48 42-8 86 2 114 26-34-14-70-18-106-12-32 6-58 18-78 34Z"
      />
      <g className="creature-lines" fill="none" strokeWidth="3" strokeLinejoin="round">
        <path d="m150 130 20-24h36l16-4h38l16 8h24l22 20-22 20h-24l-16 8h-38l-16-4h-36ZM206 106l12 24-12 24M260 102l10 28-10 28M300 110l6 20-6 20" />
        <path d="M170 106l-16-22M206 106l-2-46M222 102l16-44M260 102l16-36M300 110l22-22M170 154l-16 22M206 154l-2 46M222 158l16 44M260 158l16 36M300 150l22 22" />
      </g>
      <circle cx="382" cy="118" r="3" className="creature-eye" />
    </svg>
  );
}
