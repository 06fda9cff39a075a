import { Diver } from './diver.tsx';

/** A wrecked steamer, upright, bow towards the line, half overgrown. */
export function Wreck({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 1200 520" className={className}>
      <g className="wreck-far">
        <path d="M560 250V70l8-2v182ZM568 74l120 120-4 5L566 84ZM560 82 452 214l5 4L566 92Z" />
        <path d="M860 262V120l7-1v143ZM866 126l-70 120 5 3 68-116Z" />
        <path
          d="m566 90-330 118M566 78l300 52M866 128l230 130"
          className="wreck-stay"
          fill="none"
        />
      </g>
      <path className="wreck-house" d="M610 262v-66h22v-36h118v30h60v72ZM640 150l6-92 58-6 8 98Z" />
      <path
        className="wreck-holes"
        d="M642 178h16v16h-16ZM670 178h16v16h-16ZM698 178h16v16h-16ZM726 178h14v16h-14ZM628 214h20v24h-20ZM664 214h20v24h-20ZM700 214h20v24h-20ZM736 214h20v24h-20ZM772 214h20v24h-20Z"
      />
      <path
        className="wreck-hull"
        d="M96 150c34 26 74 46 128 52l6 28 96 26h260l22 14h226l20-22 90-14 12-30h170l-14 42c-8 60-30 110-74 150l-30 60H220c-50-44-70-90-84-150-16-60-34-108-66-152Z"
      />
      <path
        className="wreck-torn"
        d="m690 318 22-16 30 8 26-18 34 6 22-10 20 24 34 8-8 30 22 26-26 18 2 34-32-2-18 26-34-12-28 14-18-28-34-2 4-32-24-20 22-24Z"
      />
      <path
        className="wreck-holes"
        d="M720 336h120v12H720ZM714 366h130v10H714ZM740 306l10 110h-8l-12-108ZM804 296l14 118h-8l-16-116Z"
      />
      <path
        className="wreck-plates"
        fill="none"
        d="M120 220c60 40 150 64 300 66h560M150 300c70 26 170 36 300 36h220M860 336h190M186 380c80 14 170 18 280 18h500M330 256v200M470 262v200M610 270v24M610 380v80M900 250v210M1010 236v170"
      />
      <path
        className="wreck-ports"
        d="M240 256h.1M286 266h.1M380 272h.1M430 274h.1M520 276h.1M560 276h.1M940 268h.1M980 266h.1M1050 252h.1"
        strokeLinecap="round"
        strokeWidth="15"
      />
      <path
        className="wreck-rim"
        fill="none"
        d="M98 152c34 26 74 46 126 51l7 27 96 26h258l24 14h224l20-22 90-14 12-30h168"
      />
      <path
        className="wreck-anchor"
        fill="none"
        d="M166 226c-4 40-20 70-40 96"
        strokeDasharray="7 6"
      />
    </svg>
  );
}

/** A diver who lights the wreck with a torch. */
export function WreckDiver({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-40 -60 1000 620" className={className}>
      <defs>
        <radialGradient id="torch" gradientUnits="userSpaceOnUse" cx="350" cy="126" r="560">
          <stop offset="0" className="torch-near" />
          <stop offset="0.4" className="torch-middle" />
          <stop offset="1" className="torch-far" />
        </radialGradient>
      </defs>
      <g className="torch-sweep">
        <path fill="url(#torch)" d="m350 120 560 150c20 100-30 230-130 290L348 132Z" />
      </g>
      <g transform="rotate(12 200 80)">
        <Diver />
      </g>
    </svg>
  );
}
