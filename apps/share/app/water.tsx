/** The page's background: light from above, and a line that leads down to two divers. */
export function Water() {
  return (
    <div
      aria-hidden
      className="absolute inset-0 -z-10 overflow-hidden bg-linear-to-b from-depth-18 via-depth-30 to-depth-40"
    >
      <Shafts />
      <Line />
      <Reef />
    </div>
  );
}

function Shafts() {
  return (
    <svg
      viewBox="0 0 1200 720"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-x-0 top-0 h-180 w-full rtl:-scale-x-100"
    >
      <linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--depth-0)" stopOpacity=".06" />
        <stop offset="1" stopColor="var(--depth-0)" stopOpacity="0" />
      </linearGradient>
      <g fill="url(#shaft)">
        <path d="M150 0h90L60 640H-90Z" />
        <path d="M420 0h150l-90 700H300Z" />
        <path d="M760 0h70l60 560H770Z" />
        <path d="M960 0h130l240 640h-190Z" />
      </g>
    </svg>
  );
}

/** Stretched to the height of the page; it ends at the divers' hands. */
function Line() {
  return (
    <svg
      viewBox="0 0 100 1000"
      preserveAspectRatio="none"
      className="absolute inset-e-[calc(50%-40rem)] top-0 bottom-40 hidden h-[calc(100%-10rem)] w-25 overflow-visible xl:block rtl:-scale-x-100"
    >
      <path
        d="M66 0C96 180 20 320 52 520S70 860 50 1000"
        fill="none"
        stroke="var(--buddy)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Reef() {
  return (
    <>
      <svg
        viewBox="0 0 1440 240"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 h-60 w-full rtl:-scale-x-100"
      >
        <path
          d="M0 120c110-46 200 14 330-10s190-70 330-30 190 56 330 18 200-60 300-18 100 34 150 20v140H0Z"
          fill="var(--depth-30)"
          fillOpacity=".45"
        />
        <path
          d="M0 190c160-40 260 20 420-6s240-60 420-16 260 30 360 4 160-14 240 4v64H0Z"
          fill="var(--depth-40)"
        />
      </svg>
      <Divers />
    </>
  );
}

const body = 'M0 24c24-22 60-30 96-26l20 8-14 12C68 26 34 26 0 24Z';
const fins = 'M6 22c-28-2-46 14-66 28 30-2 54-8 76-18Z';

function Divers() {
  return (
    <svg
      viewBox="0 0 360 220"
      className="absolute inset-e-[calc(50%-40rem)] bottom-0 hidden h-55 w-90 overflow-visible xl:block rtl:-scale-x-100"
    >
      <path
        d="M310 62c-4 62-112 112-184 80"
        fill="none"
        stroke="var(--buddy)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="#125a72">
        <g transform="translate(206 62)">
          <path d={body} />
          <path d={fins} />
          <rect x="36" y="-14" width="50" height="15" rx="7" transform="rotate(-6 36 -14)" />
          <circle cx="120" cy="4" r="14" />
        </g>
        <g transform="translate(14 132) scale(.82)">
          <path d={body} />
          <path d={fins} />
          <rect x="36" y="-14" width="50" height="15" rx="7" transform="rotate(-6 36 -14)" />
          <circle cx="120" cy="4" r="14" />
        </g>
      </g>
      <g fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.5">
        <circle cx="336" cy="34" r="5" />
        <circle cx="346" cy="14" r="3" />
        <circle cx="134" cy="106" r="4" />
      </g>
    </svg>
  );
}
