interface DiverProps {
  className?: string;
}

/** A scuba diver in trim: horizontal, hands ahead, fins up. */
export function Diver({ className = '' }: DiverProps) {
  return (
    <g className={className} strokeLinecap="round" strokeLinejoin="round">
      <g className="fin-kick-far" fill="none">
        <path className="creature-limb-line" strokeWidth="20" d="m196 98-58 22-46-14" />
        <path
          className="creature-far"
          stroke="none"
          d="M98 98c-8-4-16-2-20 2L14 96c-10 0-14 12-6 17l78 9c8 0 14-8 12-24Z"
        />
      </g>
      <path
        className="creature-body"
        d="M314 62c-20-10-64-10-104 2-20 6-32 16-32 28s12 20 34 22c40 4 84 2 106-10 16-10 14-34-4-42Z"
      />
      <g className="fin-kick" fill="none">
        <path className="creature-body-line" strokeWidth="23" d="m200 92-64 14-44-34" />
        <path
          className="creature-body"
          stroke="none"
          d="M100 62c-6-6-14-6-20-2L22 26C12 20 2 32 9 40l62 46c10 4 28-8 29-24Z"
        />
      </g>
      <rect
        x="206"
        y="30"
        width="94"
        height="27"
        rx="13"
        transform="rotate(-5 250 44)"
        className="creature-tank"
      />
      <path className="creature-body-line" strokeWidth="7" fill="none" d="M300 38h12v14" />
      <path
        className="creature-body-line"
        strokeWidth="4"
        fill="none"
        d="M308 40c30-14 58-2 64 34M306 44c-24 30-30 54-12 66"
      />
      <path className="creature-body-line" strokeWidth="17" fill="none" d="m304 88 12 38 40-2" />
      <circle cx="346" cy="72" r="20" className="creature-body" />
      <path d="M350 60c10-3 18 0 19 8s-4 14-14 14c-6-4-8-18-5-22Z" className="creature-glass" />
      <path className="creature-body-line" strokeWidth="10" fill="none" d="m362 88 8-2" />
      <path
        className="creature-rim"
        fill="none"
        strokeWidth="3"
        d="M330 58c8-10 24-10 32 0M210 38l82-8M196 74l-60 15"
      />
    </g>
  );
}

/** Two divers joined by a buddy line, which the product is named after. */
export function BuddyPair({ className = '' }: DiverProps) {
  return (
    <svg aria-hidden viewBox="-20 0 640 330" className={className}>
      <g className="hover-b">
        <g transform="translate(214 14) scale(0.82)">
          <Diver className="diver-far" />
        </g>
      </g>
      <path
        className="tether"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        d="M352 254c40 46 116 20 152-138"
      />
      <g className="hover-a">
        <g transform="translate(0 130)">
          <Diver />
        </g>
      </g>
    </svg>
  );
}
