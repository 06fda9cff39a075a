/** A freediver who pulls down along the line. */
export function Freediver({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-40 0 260 520" className={className}>
      <g transform="translate(96 0) rotate(80)" strokeLinecap="round" strokeLinejoin="round">
        <g className="fin-kick-far" fill="none">
          <path className="creature-limb-line" strokeWidth="15" d="m268 72-60 14-56 12" />
          <path
            className="creature-far"
            stroke="none"
            d="M160 90c-40 2-92 12-142 34-6 3-4 10 3 10 52 0 106-10 142-28Z"
          />
        </g>
        <path className="creature-limb-line" fill="none" strokeWidth="11" d="m358 78-52 14-46-8" />
        <path
          className="creature-body"
          d="M376 42c-34-8-76-4-110 8-10 4-10 24 0 28 34 10 76 12 110 4 14-6 14-34 0-40Z"
        />
        <g className="fin-kick" fill="none">
          <path className="creature-body-line" strokeWidth="19" d="m272 62-68-6" />
          <path className="creature-body-line" strokeWidth="14" d="m204 56-52 8" />
          <path
            className="creature-body"
            stroke="none"
            d="M158 55C114 50 66 40 16 20c-6-2-10 5-5 10 44 34 98 48 146 44Z"
          />
        </g>
        <path className="creature-body-line" fill="none" strokeWidth="13" d="m368 56 24 4" />
        <circle cx="406" cy="60" r="18" className="creature-body" />
        <path className="creature-body-line" fill="none" strokeWidth="12" d="m366 72 46 26 62-10" />
        <path d="M412 66c8 0 12 4 11 9s-7 8-13 6c-4-4-2-13 2-15Z" className="creature-glass" />
        <path className="creature-rim" fill="none" strokeWidth="3" d="M274 50c30-8 62-10 92-4" />
      </g>
    </svg>
  );
}
