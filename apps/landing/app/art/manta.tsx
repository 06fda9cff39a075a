/** A manta from below and behind, one wing nearer than the other. */
export function Manta({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 640 360" className={className}>
      <path
        className="creature-lines"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M322 250c6 40-10 70-2 104"
      />
      <path
        className="creature-body wing-a"
        d="M318 92c-30-14-64-16-96-8C140 102 60 120 6 196c64-22 128-16 186 14 38 20 78 46 128 48Z"
      />
      <path
        className="creature-limb wing-b"
        d="M322 92c30-14 64-20 96-14 84 14 160 12 216 78-60-10-118 8-170 44-38 28-84 56-144 58Z"
      />
      <path
        className="creature-body"
        d="M276 84c-10-18-10-38 2-52 10 10 16 24 18 40 14-4 34-4 48 0 2-16 8-30 18-40 12 14 12 34 2 52 10 34 6 128-44 176-50-48-54-142-44-176Z"
      />
      <path
        className="creature-shine"
        d="M296 90c14-6 36-6 48 0-4 10-10 14-24 14s-20-4-24-14ZM200 96c-60 14-118 30-160 70 60-40 120-48 176-46Z"
      />
      <g className="creature-lines" fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M300 140c8 4 14 4 18 2M300 154c8 4 14 4 18 2M302 168c6 4 12 4 16 2M340 140c-8 4-14 4-18 2M340 154c-8 4-14 4-18 2M338 168c-6 4-12 4-16 2" />
      </g>
    </svg>
  );
}
