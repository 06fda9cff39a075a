/** One half of a manta from below, right of its spine. The other half is its mirror image. */
function Wing({ className }: { className: string }) {
  return (
    <g className={className}>
      <path
        className="manta-wing"
        d="M0-66h30c10-2 18 2 30 8 58-2 132 10 196 50 54 34 92 84 116 150-34-40-78-60-128-58-66 4-116 34-164 74-26 20-50 30-80 32Z"
      />
      <path
        className="manta-belly"
        d="M0-56h28c34 6 88 20 132 54 26 20 44 40 58 66-54 8-96 34-138 68-24 20-46 34-80 38Z"
      />
      {/* The front edge catches the light. */}
      <path
        className="manta-edge"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M62-57c58-2 130 10 194 49 52 33 90 82 114 146"
      />
      <path
        className="manta-fold"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        d="M222 2c30 24 46 46 56 74M264 22c26 22 42 44 52 68M180-14c34 26 50 50 60 84"
      />
      <path
        className="manta-gills"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        d="M30-16c16-2 34 2 46 12M30 2c16-2 32 2 42 12M30 20c14-2 28 2 38 12M30 38c12-2 24 2 32 10M30 56c10-2 18 2 24 8"
      />
      {/* A cephalic fin: a soft scoop beside the mouth. */}
      <path
        className="manta-fin"
        d="M58-56c6-20-2-42-20-48-10-3-17 4-13 12 6 9 6 20 3 33 9 6 20 6 30 3Z"
      />
    </g>
  );
}

/** A manta from below, banking: white belly, gills, and wings that beat. */
export function Manta({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-400 -130 800 420" className={className}>
      <defs>
        <linearGradient id="manta-skin" x1="0" y1="0" x2="1" y2="0.3">
          <stop offset="0" className="manta-near" />
          <stop offset="1" className="manta-far" />
        </linearGradient>
        <linearGradient id="manta-white" x1="0" y1="0" x2="1" y2="0.2">
          <stop offset="0.2" className="manta-pale" />
          <stop offset="1" className="manta-pale-end" />
        </linearGradient>
      </defs>
      <path
        className="manta-tail"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        d="M0 130v38c8 30-8 62 4 110"
      />
      {/* Between the wings, which part a little as they beat. */}
      <path className="manta-back" d="M-12-54h24V140H-12Z" />
      <path className="manta-breast" d="M-12-46h24V122H-12Z" />
      <g transform="scale(-1 1)">
        <Wing className="wing wing-left" />
      </g>
      <Wing className="wing wing-right" />
      <path className="manta-mouth" d="M-30-62c18-8 42-8 60 0-8 14-18 18-30 18s-22-4-30-18Z" />
      <path
        className="manta-spots"
        strokeWidth="9"
        strokeLinecap="round"
        d="M-14 92h.1M14 108h.1M-6 126h.1M18 132h.1M58 92h.1M-66 84h.1M-40 112h.1"
      />
    </svg>
  );
}
