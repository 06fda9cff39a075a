/** Metres of the gauge, from the surface down; the ramp of the water has a colour at each. */
const depths = [0, 5, 12, 18, 30, 40];

const water = {
  backgroundImage:
    'linear-gradient(to bottom, var(--depth-0), var(--depth-5) 12%, var(--depth-12) 32%, var(--depth-18) 54%, var(--depth-30) 78%, var(--depth-40))',
};

/** Two divers on one slack line below a diver-down buoy: what the product is named after. */
export function DescentArt() {
  return (
    <div aria-hidden className="absolute inset-0" style={water}>
      <svg
        viewBox="0 0 400 800"
        preserveAspectRatio="xMidYMin slice"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        <LightShafts />
        <Buoy />
        <Divers />
        <Bubbles />
        <Seabed />
      </svg>
      <Gauge />
    </div>
  );
}

function LightShafts() {
  return (
    <g fill="white">
      <path d="M60 0 150 0 20 560 -60 520Z" opacity="0.1" />
      <path d="M190 0 240 0 200 620 110 600Z" opacity="0.08" />
      <path d="M310 0 420 0 400 480 300 540Z" opacity="0.09" />
    </g>
  );
}

/** The line runs from the buoy to the wreck, and the divers come down along it. */
function Buoy() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M292 74C286 190 302 300 288 420S296 640 286 742"
        stroke="var(--on-danger)"
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
      <path d="M292 74V22" stroke="var(--sidebar)" strokeWidth="2.5" />
      <path d="M292 22h40v26h-40Z" fill="oklch(0.58 0.21 25)" />
      <path d="M296 22 332 46" stroke="white" strokeWidth="7" strokeLinecap="butt" />
      <ellipse cx="292" cy="76" rx="15" ry="9" fill="oklch(0.62 0.19 32)" />
      <path
        d="M0 78c50-7 90 7 140 0s90 6 137 0M307 78c30-4 60 5 93 0"
        stroke="white"
        strokeOpacity="0.6"
        strokeWidth="2"
      />
    </g>
  );
}

function Divers() {
  return (
    <g>
      <path
        d="M128 402C158 462 196 470 236 436"
        fill="none"
        stroke="white"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Diver transform="translate(128 398) rotate(24)" />
      <Diver transform="translate(240 432) rotate(14) scale(0.92)" />
    </g>
  );
}

/** Seen from the side, swimming to the start: body, tank, legs with fins, arm, mask. */
function Diver({ transform }: { transform: string }) {
  return (
    <g transform={transform} fill="var(--depth-40)">
      <path d="M-44 -7C-30 -15 -8 -13 6 -6 16 -1 14 9 2 10-16 12-36 8-46 3Z" />
      <circle cx="-54" cy="-3" r="9.5" />
      <path d="M-63 -5q4-5 9-3v6q-5 2-9-3Z" fill="var(--depth-0)" opacity="0.85" />
      <rect x="-36" y="-21" width="34" height="9" rx="4.5" fill="var(--depth-30)" />
      <path d="M4 -4C24 -6 40 -2 54 -10l22-9c5-2 8 2 5 6L62 2C46 10 22 9 6 9Z" />
      <path d="M6 4c18 2 32 10 44 10l24 5c5 1 5 6 0 7l-28-2C30 24 16 16 2 10Z" />
      <path d="M-34 4c-6 10-16 14-28 14l-1 6c16 2 32-4 40-18Z" />
    </g>
  );
}

function Bubbles() {
  const bubbles = [
    [70, 372, 5],
    [62, 350, 3.5],
    [76, 330, 6],
    [66, 300, 3],
    [74, 268, 4.5],
    [186, 402, 4],
    [180, 378, 5.5],
    [190, 352, 3],
    [182, 318, 4],
  ] as const;
  return (
    <g fill="none" stroke="white" strokeOpacity="0.7" strokeWidth="1.5">
      {bubbles.map(([x, y, radius]) => (
        <circle key={y} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}

/** The wreck at the bottom, where the line ends. */
function Seabed() {
  return (
    <g>
      <path d="M0 770C70 744 120 762 180 752s140-22 220-2v50H0Z" fill="oklch(0.14 0.035 245)" />
      <path
        d="M196 756 212 716l22 4 6-34 8 1-4 34 30 5 14-26 7 3-9 26 74 10-20 32Z"
        fill="oklch(0.15 0.036 245)"
      />
    </g>
  );
}

function Gauge() {
  return (
    <ol className="absolute inset-y-20 inset-s-6 flex flex-col justify-between text-xs font-medium tabular-nums text-white/85">
      {depths.map((depth) => (
        <li key={depth} dir="ltr" className="flex items-center gap-2">
          <span className="h-px w-4 bg-current" />
          {depth} m
        </li>
      ))}
    </ol>
  );
}
