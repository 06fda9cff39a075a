import { short } from './random.ts';

/** Waves over `length` units whose ends match, so that the animation can loop. */
function waves(length: number, count: number, height: number): string {
  const step = length / count;
  const half = step / 2;
  const one = `q${short(half / 2)} ${short(-height)} ${short(half)} 0t${short(half)} 0`;
  return one.repeat(count);
}

interface WaveBandProps {
  className: string;
  count: number;
  height: number;
}

/** One layer of the sea surface: twice as wide as the screen, filled below its crest. */
export function WaveBand({ className, count, height }: WaveBandProps) {
  const crest = `M0 40${waves(2400, count, height)}`;
  return (
    <svg
      aria-hidden
      viewBox="0 0 2400 120"
      preserveAspectRatio="none"
      className={`wave ${className}`}
    >
      <path className="wave-body" d={`${crest}V120H0Z`} />
      <path className="wave-crest" fill="none" vectorEffect="non-scaling-stroke" d={crest} />
    </svg>
  );
}

/** Desert mountains behind the bay, two ranges, the near one with its shaded sides. */
export function Coast({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 260"
      preserveAspectRatio="xMaxYMax meet"
      className={className}
    >
      <path
        className="range-far"
        d="M0 260c60-12 96-40 150-52l46-38 40 16 58-62 34 22 60-74 52 44 42-26 64 62 50-34 66 50 60-72 44 30 62-58 58 52 50-28 62 66 66-38 76 60 60 32v48Z"
      />
      <path
        className="range-near"
        d="M330 260c60-6 92-22 140-34l52-42 44 20 66-58 52 38 48-18 60-70 56 52 44-14 72-62 64 66 48-20 64 46 60 22v74Z"
      />
      <path
        className="range-shade"
        d="M632 146 684 184 706 176 716 260H644L656 226 632 200 642 174ZM792 96 848 148 872 140 886 260H806L820 214 790 176 802 138ZM964 72 1028 138 1052 129 1068 260H984L1000 206 966 160 978 114ZM1076 118 1140 164 1200 186V260H1094L1106 220 1080 182 1090 150ZM522 184 566 204 580 192 588 260H532L542 230 522 210Z"
      />
    </svg>
  );
}

/** The dive boat at anchor. */
export function DiveBoat({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 220 96" className={className}>
      <path
        className="boat-line"
        fill="none"
        strokeWidth="2"
        d="M128 40V6M128 8l-40 30M176 44V22"
      />
      <path className="boat-house" d="M62 60V42h16l6-12h72l10 14h20v16Z" />
      <path
        className="boat-glass"
        d="M88 36h14v10H84ZM108 36h16v10h-16ZM130 36h16v10h-16ZM152 36l8 10h-8Z"
      />
      <path
        className="boat-hull"
        d="M10 56c30 6 60 6 100 6h98c-4 14-14 24-26 28H46C30 84 18 72 10 56Z"
      />
      <path className="boat-stripe" d="M20 68c30 5 60 6 96 6h86l-4 5H40c-8-2-14-6-20-11Z" />
    </svg>
  );
}

/** The buoy at the top of the line: a float with the diver-down flag. */
export function Buoy({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 300" className={className}>
      <g className="buoy-swing">
        <path className="buoy-pole" strokeWidth="4" strokeLinecap="round" d="M80 176V14" />
        <g className="flag">
          <path className="flag-red" d="M82 16c20-6 40 6 68 0v52c-28 6-48-6-68 0Z" />
          <path className="flag-white" d="M82 16c6-2 12-2 18-1l50 40v13c-6 1-12 2-17 2L82 31Z" />
        </g>
        <path className="buoy-top" d="M42 214c0-26 14-44 38-44s38 18 38 44Z" />
        <path className="buoy-float" d="M40 212h80c2 32-12 60-40 60s-42-28-40-60Z" />
        <path className="buoy-light" d="M54 206c0-16 8-26 20-29-8 8-11 18-11 29Z" />
      </g>
    </svg>
  );
}
