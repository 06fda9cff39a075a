/** One half of a manta, right of its spine. The other half is its mirror image. */
function Wing({ className }: { className: string }) {
  return (
    <g className={className}>
      <path
        className="manta-wing"
        d="M0-76C26-84 44-82 62-76c60 6 122 22 176 52s96 66 138 120c-28-12-56-14-84-10-64 8-124 30-176 62-40 24-80 40-116 44Z"
      />
      <path
        className="manta-fold"
        d="M62-70c50 20 92 48 120 90 34-12 74-18 118-16-28-8-34-26-78-52S124-62 62-70Z"
      />
      <path
        className="manta-patch"
        d="M26-50c34-12 80-4 118 24-40-8-76-2-98 22-8-12-16-28-20-46Z"
      />
      <path
        className="manta-edge"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M62-76c60 6 122 22 176 52s96 66 138 120"
      />
      <path
        className="manta-line"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        d="M90-30c40 34 70 70 84 112M128-18c40 26 76 62 96 92M176 6c32 18 66 46 90 72"
      />
    </g>
  );
}

/** A manta from above and behind, its wings beating. */
export function Manta({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-400 -150 800 460" className={className}>
      <defs>
        <linearGradient id="manta-skin" x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" className="manta-near" />
          <stop offset="1" className="manta-far" />
        </linearGradient>
      </defs>
      <path
        className="manta-line"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        d="M0 160c10 40-8 76 2 130"
      />
      <g transform="scale(-1 1)">
        <Wing className="wing wing-left" />
      </g>
      <Wing className="wing wing-right" />
      <path
        className="manta-body"
        d="M-46-74c-16-14-24-36-16-60 22 8 36 26 40 48 14-6 30-6 44 0 4-22 18-40 40-48 8 24 0 46-16 60C58-30 40 120 0 178-40 120-58-30-46-74Z"
      />
      <path className="manta-patch" d="M-20-68c12-6 28-6 40 0-2 14-10 20-20 20s-18-6-20-20Z" />
      <path
        className="manta-line"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        d="M0-24C4 30 4 90 0 150M-24-8c-4 26-2 50 4 76M24-8c4 26 2 50-4 76"
      />
      <path
        className="manta-spots"
        strokeWidth="8"
        strokeLinecap="round"
        d="M-14 96h.1M16 110h.1M-4 128h.1M60 92h.1M-70 84h.1M104 60h.1M-112 70h.1"
      />
    </svg>
  );
}
