import { seeded, short, whole } from './random.ts';

type Random = () => number;

interface Branch {
  x: number;
  y: number;
  angle: number;
  length: number;
  generation: number;
}

interface Growth {
  /** How many times a branch forks. */
  generations: number;
  /** Radians between two branches of a fork. */
  spread: number;
  length: number;
}

/** Draws a branch and its descendants; `paths` collects path commands by generation. */
function grow(branch: Branch, growth: Growth, random: Random, paths: string[]): void {
  const { x, y, angle, length, generation } = branch;
  const tip = { x: x + Math.cos(angle) * length, y: y - Math.sin(angle) * length };
  const bend = (random() - 0.5) * length * 0.4;
  const middle = [(x + tip.x) / 2 + bend, (y + tip.y) / 2].map(whole).join(' ');
  paths[generation] =
    `${paths[generation] ?? ''}M${whole(x)} ${whole(y)}Q${middle} ${whole(tip.x)} ${whole(tip.y)}`;
  if (generation + 1 >= growth.generations) return;
  const forks = random() > 0.75 ? [-1, 0, 1] : [-1, 1];
  for (const side of forks) {
    const turned = angle + side * growth.spread * (0.5 + random() * 0.7);
    const shorter = length * (0.72 + random() * 0.16);
    const next = { ...tip, angle: turned, length: shorter, generation: generation + 1 };
    grow(next, growth, random, paths);
  }
}

interface CoralProps {
  seed: number;
  className?: string;
}

function Branches({ seed, growth, thickness, className }: CoralProps & CoralShape) {
  const paths: string[] = [];
  const trunk = { x: 150, y: 240, angle: Math.PI / 2, length: growth.length, generation: 0 };
  grow(trunk, growth, seeded(seed), paths);
  return (
    <svg aria-hidden viewBox="0 0 300 240" className={`coral ${className ?? ''}`}>
      <g fill="none" strokeLinecap="round" className="coral-branches">
        {paths.map((d, generation) => (
          <path key={d} d={d} strokeWidth={short(thickness * 0.74 ** generation)} />
        ))}
      </g>
    </svg>
  );
}

interface CoralShape {
  growth: Growth;
  thickness: number;
}

/** A gorgonian: fine, flat and wide across the current. */
export function SeaFan(props: CoralProps) {
  return (
    <Branches {...props} growth={{ generations: 7, spread: 0.52, length: 56 }} thickness={9} />
  );
}

/** Staghorn: few, thick, upright branches. */
export function Staghorn(props: CoralProps) {
  return (
    <Branches {...props} growth={{ generations: 4, spread: 0.62, length: 64 }} thickness={22} />
  );
}

/** Tube sponges, each open at its top. */
export function TubeSponges({ seed, className = '' }: CoralProps) {
  const random = seeded(seed);
  const tubes = [40, 88, 130, 176, 224, 262].map((x) => {
    const height = 70 + random() * 140;
    const lean = (x - 150) * 0.25 + (random() - 0.5) * 16;
    const half = 13 + random() * 9;
    return { x, top: 240 - height, lean, half };
  });
  return (
    <svg aria-hidden viewBox="0 0 300 240" className={`coral ${className}`}>
      {tubes.map(({ x, top, lean, half }) => (
        <g key={x}>
          <path
            className="coral-body"
            d={`M${short(x - half * 0.6)} 240Q${short(x - half)} ${short(top + 60)} ${short(x + lean - half)} ${short(top)}h${short(half * 2)}Q${short(x + half)} ${short(top + 60)} ${short(x + half * 0.6)} 240Z`}
          />
          <ellipse
            className="coral-mouth"
            cx={short(x + lean)}
            cy={short(top)}
            rx={short(half)}
            ry={short(half * 0.42)}
          />
        </g>
      ))}
    </svg>
  );
}
