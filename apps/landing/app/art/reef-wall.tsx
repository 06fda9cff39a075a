import { SeaFan, Staghorn, TubeSponges } from './coral.tsx';
import { dropOff, pinnacle, reefTop } from './rock.ts';

/** A drop-off beside the line: rock with ledges and corals. */
export function ReefWall() {
  return (
    <div className="wall">
      <Rock className="rock-tall rock-far" path={dropOff(77, 960, 1000)} />
      <SeaFan seed={3} className="wall-fan-high" />
      <TubeSponges seed={4} className="wall-sponges" />
      <Staghorn seed={8} className="wall-staghorn" />
      <SeaFan seed={3} className="wall-fan-side" />
      <SeaFan seed={3} className="wall-fan-low" />
      <Rock className="rock-tall" path={dropOff(12, 900, 1000)} />
      <Rock className="rock-top" path={reefTop(6, 1000, 1000)} />
      <div className="rock-body" />
      <Rock className="rock-foot" path={reefTop(3, 1000, 1000)} />
    </div>
  );
}

/** Two pinnacles, one hazy in the distance. */
export function Pinnacles({ seed, className }: { seed: number; className: string }) {
  return (
    <div className={`pinnacles ${className}`}>
      <Rock className="pinnacle-far" path={pinnacle(seed, 1000, 1000)} />
      <Rock className="pinnacle-near" path={pinnacle(seed + 1, 1000, 1000)} />
    </div>
  );
}

function Rock({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className={`rock ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
