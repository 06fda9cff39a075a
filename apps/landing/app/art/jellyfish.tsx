/** A moon jelly: a bell that pulses and arms that follow. */
export function Jellyfish({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 200 340" className={className}>
      <g className="jelly">
        <g fill="none" strokeLinecap="round" className="jelly-arms">
          <path d="M46 108c-10 40 12 70-2 118s8 60-2 92M70 116c-8 44 14 74 2 116s10 54 4 84M100 118c0 46-12 72 0 122s-4 58 0 92M130 116c8 44-14 74-2 116s-10 54-4 84M154 108c10 40-12 70 2 118s-8 60 2 92" />
        </g>
        <path
          className="jelly-folds"
          d="M74 106c-6 30 10 44 0 76 14-12 20-36 18-74ZM126 106c6 30-10 44 0 76-14-12-20-36-18-74Z"
        />
        <path
          className="jelly-bell"
          d="M16 106C12 46 52 12 100 12s88 34 84 94c-8-10-18-12-26-2-8-12-20-12-28 0-8-12-22-12-30 0-8-12-22-12-30 0-8-12-20-12-28 0-8-10-18-8-26 2Z"
        />
        <path
          className="jelly-light"
          d="M36 78c2-32 28-54 62-54 22 0 42 8 54 24-20-12-44-16-66-10-24 6-40 20-50 40Z"
        />
      </g>
    </svg>
  );
}
