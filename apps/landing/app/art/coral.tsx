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
  seed: number;
  /** How many times a branch forks. */
  generations: number;
  /** Radians between two branches of a fork. */
  spread: number;
  length: number;
  thickness: number;
}

/** Draws a branch and its descendants; `paths` collects path commands by generation. */
function grow(branch: Branch, growth: Growth, random: Random, paths: string[]): void {
  const { x, y, angle, length, generation } = branch;
  const tip = { x: x + Math.cos(angle) * length, y: y - Math.sin(angle) * length };
  const bend = (random() - 0.5) * length * 0.4;
  const middle = [(tip.x - x) / 2 + bend, (tip.y - y) / 2].map(whole).join(' ');
  const end = [tip.x - x, tip.y - y].map(whole).join(' ');
  paths[generation] = `${paths[generation] ?? ''}M${whole(x)} ${whole(y)}q${middle} ${end}`;
  if (generation + 1 >= growth.generations) return;
  const forks = random() > 0.75 ? [-1, 0, 1] : [-1, 1];
  for (const side of forks) {
    const turned = angle + side * growth.spread * (0.5 + random() * 0.7);
    const shorter = length * (0.72 + random() * 0.16);
    const next = { ...tip, angle: turned, length: shorter, generation: generation + 1 };
    grow(next, growth, random, paths);
  }
}

function Branches(growth: Growth) {
  const paths: string[] = [];
  const trunk = { x: 0, y: 0, angle: Math.PI / 2, length: growth.length, generation: 0 };
  grow(trunk, growth, seeded(growth.seed), paths);
  return (
    <g fill="none" strokeLinecap="round" className="coral-branches">
      {paths.map((d, generation) => (
        <path key={d} d={d} strokeWidth={short(growth.thickness * 0.74 ** generation)} />
      ))}
    </g>
  );
}

/** A barrel or tube sponge, open at its top, with its ribs. */
function Sponge({ x, height, half, lean }: Record<'x' | 'height' | 'half' | 'lean', number>) {
  const top = -height;
  const body = `M${x - half * 0.7} 6Q${x - half * 1.3} ${top * 0.5} ${x + lean - half} ${top}h${half * 2}Q${x + half * 1.3} ${top * 0.5} ${x + half * 0.7} 6Z`;
  const rib = (side: number) =>
    `M${x + side * half * 0.5} 2Q${x + side * half * 0.9} ${top * 0.5} ${x + lean + side * half * 0.55} ${top + 6}`;
  return (
    <>
      <path className="coral-body" d={body} />
      <path className="coral-shade" fill="none" strokeWidth="3" d={rib(-1) + rib(0) + rib(1)} />
      <ellipse className="coral-mouth" cx={x + lean} cy={top} rx={half} ry={half * 0.36} />
    </>
  );
}

/** A table coral: a plate on a stalk, lit from above. */
function TableCoral() {
  return (
    <>
      <path
        className="coral-body"
        d="M-18 6c2-30-16-44-34-58H60C36-40 12-26 18 6ZM-150-60c10-18 44-12 62-20s50-2 72-8 46 6 70 2 40 6 62 6 40 8 40 20c-30 14-90 16-150 16S-128-46-150-60Z"
      />
      <path
        className="coral-light"
        fill="none"
        strokeWidth="5"
        d="M-148-62c12-16 44-10 60-18s50-2 72-8 46 6 70 2 40 6 62 6 36 6 40 18"
      />
      <path
        className="coral-shade"
        d="M-130-52c50 10 220 12 270 0-40 10-80 12-130 12s-110-2-140-12Z"
      />
    </>
  );
}

/** Whip corals: long stems that curl at the end. */
const whips =
  'M0 6c-6-60-40-110-30-190s-30-90-52-96M6 6c10-80 30-130 18-220s20-120 34-116M14 6c30-50 60-70 62-130s30-84 52-70';

/** Each kind of coral once; drawings refer to them by id, rooted at 0, 0. */
export function CoralShapes() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        <g id="fan">
          <Branches seed={3} generations={6} spread={0.52} length={62} thickness={9} />
        </g>
        <g id="staghorn">
          <Branches seed={8} generations={4} spread={0.62} length={52} thickness={20} />
        </g>
        <g id="sponges">
          <Sponge x={-70} height={90} half={20} lean={-18} />
          <Sponge x={66} height={120} half={22} lean={20} />
          <Sponge x={-22} height={190} half={24} lean={-8} />
          <Sponge x={26} height={150} half={19} lean={10} />
        </g>
        <g id="barrel">
          <Sponge x={0} height={130} half={54} lean={0} />
        </g>
        <g id="table">
          <TableCoral />
        </g>
        <g id="whips">
          <path
            className="coral-stem"
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            d={whips}
          />
        </g>
        <g id="brain">
          <path className="coral-body" d="M-90 10c-10-60 30-104 90-104s102 44 92 104Z" />
          <path
            className="coral-shade"
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            d="M-70-10c10-40 30-30 36-56M-40 0c0-40 40-30 36-76M-6 0c6-40 34-24 30-70M30 0c-4-34 30-30 20-62M60-4c-8-24 14-24 6-44"
          />
          <path
            className="coral-light"
            fill="none"
            strokeWidth="5"
            d="M-84-34c14-40 46-58 86-58s70 16 84 52"
          />
        </g>
      </defs>
    </svg>
  );
}

export type CoralKind = 'fan' | 'staghorn' | 'sponges' | 'barrel' | 'table' | 'whips' | 'brain';

interface CoralProps {
  kind: CoralKind;
  x: number;
  y: number;
  size?: number;
  /** Degrees from upright. */
  lean?: number;
  className?: string;
}

/** One coral, rooted at a point of the drawing. */
export function Coral({ kind, x, y, size = 1, lean = 0, className = '' }: CoralProps) {
  return (
    <use
      href={`#${kind}`}
      className={`coral coral-${kind} ${className}`}
      transform={`translate(${whole(x)} ${whole(y)}) rotate(${lean}) scale(${size})`}
    />
  );
}
