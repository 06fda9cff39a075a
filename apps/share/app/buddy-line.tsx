/** Two divers and the slack line between them, over the dark end of a reef. */
export function BuddyLine() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-64 w-full overflow-visible rtl:-scale-x-100"
    >
      <path
        d="M0 214c90-40 150 10 240-14s150-58 250-22 160 42 270 12 170-56 260-22 120 30 180 14v118H0Z"
        className="fill-depth-40"
      />
      <path
        d="M512 72c30 66 120 78 176 28"
        fill="none"
        stroke="#ff5a3c"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g className="fill-depth-18">
        <path d="M404 92c24-22 60-30 96-26l20 8-14 12c-34 8-68 8-102 6Z" />
        <path d="M410 90c-28 2-46 14-66 28 30-2 54-8 76-18Z" />
        <rect x="440" y="54" width="50" height="15" rx="7" transform="rotate(-6 440 54)" />
        <circle cx="524" cy="72" r="14" />
        <path d="M690 104c24-14 54-16 84-8l16 8-14 8c-30 4-58 2-86-8Z" />
        <path d="M694 104c-22 2-36 10-52 22 24 0 44-6 60-12Z" />
        <rect x="720" y="80" width="44" height="13" rx="6" transform="rotate(3 720 80)" />
        <circle cx="796" cy="104" r="12" />
      </g>
      <g fill="#fff" fillOpacity="0.16">
        <circle cx="548" cy="42" r="5" />
        <circle cx="560" cy="18" r="3" />
        <circle cx="820" cy="70" r="4" />
        <circle cx="812" cy="48" r="2.500" />
      </g>
    </svg>
  );
}
