/** The surface marker at the head of the line: drawn once, swung slowly by the waves. */
export function DiveFlagBuoy() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 600 900"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-y-0 end-0 -z-10 h-full w-full sm:w-3/5 rtl:-scale-x-100"
    >
      <path
        d="M330 236c6 190-150 210-150 380 0 120 60 180 60 284"
        fill="none"
        stroke="#ff5a3c"
        strokeWidth="2.5"
        // On a phone the words stand below the buoy, and the line never crosses words.
        className="max-sm:hidden"
      />
      <g className="waves-swing origin-bottom">
        <path d="M330 160V62" stroke="#0b2a3c" strokeWidth="4" strokeLinecap="round" />
        <path d="M332 62h64v44h-64z" fill="#d81e3a" />
        <path d="M332 62h16l48 32v12h-14l-50-33z" fill="#fff" />
        <ellipse cx="330" cy="196" rx="36" ry="40" fill="#ff5a3c" />
        <path d="M294 196c0 22 16 40 36 40s36-18 36-40c-24 9-48 9-72 0Z" fill="#c63f26" />
      </g>
      <path
        d="M150 202c40-16 70 12 110 0s70-12 110 0 70 12 150-4M180 218c36-10 66 8 100 0s66-8 100 0"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="#fff" fillOpacity="0.28">
        <circle cx="430" cy="420" r="7" />
        <circle cx="446" cy="392" r="4" />
        <circle cx="90" cy="640" r="6" />
        <circle cx="500" cy="720" r="9" />
        <circle cx="484" cy="690" r="4" />
      </g>
    </svg>
  );
}
