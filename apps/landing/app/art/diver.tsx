/** The one scuba diver that all drawings repeat: in trim, hands ahead, fins up. */
export function DiverShape() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        <g id="diver" strokeLinecap="round" strokeLinejoin="round">
          <DiverParts />
        </g>
      </defs>
    </svg>
  );
}

function DiverParts() {
  return (
    <>
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
      <path
        className="creature-body"
        d="M326 74c0-14 10-22 22-22 14 0 22 9 22 21 0 12-8 20-20 20-14 0-24-7-24-19Z"
      />
      <path className="creature-strap" strokeWidth="5" fill="none" d="m327 70 26-2" />
      <path className="creature-mask" d="M353 60c9-3 19 0 19 8 0 7-5 11-12 11-8-1-10-16-7-19Z" />
      <path className="creature-glass" d="M357 63c6-2 12 0 12 5 0 4-4 7-8 7-4-1-6-10-4-12Z" />
      <path className="creature-body-line" strokeWidth="10" fill="none" d="m362 88 8-2" />
      <path
        className="creature-rim"
        fill="none"
        strokeWidth="3"
        d="M330 58c8-10 24-10 32 0M210 38l82-8M196 74l-60 15"
      />
    </>
  );
}

/** Two divers joined by a buddy line, which the product is named after. */
export function BuddyPair({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-10 0 620 300" className={className}>
      <PairDrawing />
    </svg>
  );
}

export function PairDrawing() {
  return (
    <>
      <g className="hover-b diver-far">
        <use href="#diver" transform="translate(214 4) scale(.82)" />
      </g>
      <path
        className="tether"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M350 236c40 46 116 20 154-126"
      />
      <g className="hover-a">
        <use href="#diver" transform="translate(0 112)" />
      </g>
    </>
  );
}
