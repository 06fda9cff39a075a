/** A freediver who pulls down along the line. */
export function Freediver({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-16 -6 212 492" className={className}>
      <g transform="translate(96 0) rotate(80)" strokeLinecap="round" strokeLinejoin="round">
        <g className="fin-kick-far" fill="none">
          <path className="creature-limb-line" strokeWidth="14" d="m268 70-62 12-56 12" />
          <path
            className="creature-far"
            stroke="none"
            d="M158 88c-34 0-72 8-110 28-6 4-4 11 4 11 40 0 74-10 108-24Z"
          />
        </g>
        {/* The arm on the line, and the one at her side. */}
        <path className="creature-limb-line" fill="none" strokeWidth="11" d="m360 70 54 8 48-12" />
        <path
          className="creature-body"
          d="M382 44c-30-9-78-8-116 6-8 4-8 22 0 26 36 10 84 10 114 2 12-6 14-28 2-34Z"
        />
        <g className="fin-kick" fill="none">
          <path className="creature-body-line" strokeWidth="18" d="m274 62-70-4" />
          <path className="creature-body-line" strokeWidth="13" d="m204 58-52 6" />
          <path
            className="creature-body"
            stroke="none"
            d="M158 54c-36-4-72-14-108-30-6-2-10 4-6 9 30 30 68 44 108 42Z"
          />
        </g>
        <path className="creature-body-line" fill="none" strokeWidth="13" d="m370 60 26-1" />
        <path
          className="creature-body"
          d="M388 60c0-13 10-20 22-20 15 0 25 8 25 20s-10 19-25 19c-12 0-22-7-22-19Z"
        />
        <path className="creature-strap" fill="none" strokeWidth="5" d="m391 56 26 1" />
        <path className="creature-mask" d="M416 62c2-4 18-6 20-1 2 6-1 16-7 19-7 2-14-12-13-18Z" />
        <path className="creature-glass" d="M421 65c2-2 10-3 11 0s-1 9-4 10c-4 1-8-7-7-10Z" />
        <path className="creature-body-line" fill="none" strokeWidth="12" d="m362 58 40 34 66-8" />
        <path
          className="creature-rim"
          fill="none"
          strokeWidth="3"
          d="M272 52c32-9 70-12 102-4M160 57l44-1"
        />
      </g>
    </svg>
  );
}
