/** The placeholder for a post without a picture: a diver between the surface and a reef. */
export function NoPicture({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <path fill="var(--accent-soft)" d="M0 0h320v240H0z" />
      <g fill="var(--surface-raised)" opacity=".4">
        <path d="M84 0 40 176h42L126 0zM176 0l-14 196h52L216 0zM262 0l34 150h24V90L300 0z" />
      </g>
      <path
        d="M0 26q13-9 26.7 0t26.7 0 26.7 0 26.7 0 26.7 0 26.7 0 26.7 0 26.7 0 26.7 0 26.7 0 26.7 0 26.7 0"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        opacity=".45"
      />
      <g fill="var(--accent)">
        <path opacity=".2" d="M0 206c46-26 92-26 134-9 50 20 108-16 186 3v40H0z" />
        <path opacity=".38" d="M0 226c70-18 124-4 176-1 56 3 96-15 144-4v19H0z" />
        <path
          opacity=".38"
          d="M52 209c-4-14-14-16-15-29m17 28c2-16-3-22 2-35m1 35c5-11 15-13 18-26M262 208c-3-11-11-14-12-24m15 23c2-12 12-14 13-25"
          stroke="var(--accent)"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <Diver />
    </svg>
  );
}

function Diver() {
  return (
    <g
      transform="translate(112 92) rotate(-9)"
      fill="none"
      stroke="var(--accent-ink)"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".85"
    >
      <path strokeWidth="14" d="M30 28h32" />
      <path strokeWidth="9" d="M32 13h26" stroke="var(--accent)" />
      <path strokeWidth="7" d="M28 30 8 26l-18 8M30 33 12 38l-16-2" />
      <path strokeWidth="5" d="m-11 34-17-7 2 13zM-4 36l-16 8 6 6z" fill="var(--accent-ink)" />
      <circle cx="80" cy="24" r="8" strokeWidth="7" />
      <path strokeWidth="5" d="M60 32 76 46" />
      <path strokeWidth="3" stroke="var(--surface-raised)" d="M82 21l7 2" />
      <g strokeWidth="2" stroke="var(--accent)">
        <circle cx="96" cy="2" r="4" />
        <circle cx="104" cy="-14" r="6" />
        <circle cx="98" cy="-32" r="3" />
      </g>
    </g>
  );
}
