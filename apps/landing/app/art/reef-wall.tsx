import { Coral, type CoralKind } from './coral.tsx';
import { seeded, whole } from './random.ts';
import { dropOff, type Wall, wallReach } from './rock.ts';
import { FishGroup } from './fish-school.tsx';

const height = 3400;

/** From the farthest ridge, in the haze, to the nearest and darkest. */
const ridges = [
  { name: 'haze', seed: 77, height, width: 985, from: 0.05, recedes: 0.56 },
  { name: 'face', seed: 12, height, width: 900, from: 0.1, recedes: 0.5 },
  { name: 'shelf', seed: 31, height, width: 690, from: 0.135, recedes: 0.44 },
  { name: 'near', seed: 58, height, width: 430, from: 0.18, recedes: 0.34 },
];

const [, face, shelf, near] = ridges;

/** A coral's place on the wall's face: how far down, as a share of the height. */
interface Growing {
  kind: CoralKind;
  at: number;
  size: number;
  lean: number;
}

const growing: Growing[] = [
  { kind: 'fan', at: 0.175, size: 0.8, lean: 56 },
  { kind: 'table', at: 0.235, size: 0.62, lean: 8 },
  { kind: 'fan', at: 0.3, size: 1.05, lean: 66 },
  { kind: 'whips', at: 0.345, size: 0.7, lean: 70 },
  { kind: 'fan', at: 0.455, size: 0.9, lean: 74 },
  { kind: 'table', at: 0.52, size: 0.5, lean: 12 },
  { kind: 'whips', at: 0.56, size: 0.8, lean: 84 },
  { kind: 'fan', at: 0.61, size: 0.75, lean: 88 },
];

/** Below the words at 12 m, which stand on quiet rock. */
const onShelf: Growing[] = [{ kind: 'fan', at: 0.47, size: 0.9, lean: 78 }];

const onNear: Growing[] = [{ kind: 'fan', at: 0.44, size: 0.8, lean: 64 }];

/**
 * A drop-off beside the line: a reef top, ledges with corals, and a face that recedes into open
 * water, so that the drawing has no lower end.
 */
export function ReefWall() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      className="wall"
    >
      <defs>
        <pattern id="pits" width="430" height="470" patternUnits="userSpaceOnUse">
          <path className="rock-pits" strokeLinecap="round" d={pits(61, 26)} />
          <path className="rock-polyps" strokeLinecap="round" d={pits(83, 20)} />
        </pattern>
      </defs>
      {ridges.map((ridge) => {
        const { rock, light } = dropOff(ridge);
        const { name } = ridge;
        return (
          <g key={name} className={`ridge ridge-${name}`}>
            <RockColours of={name} />
            {name === 'face' && <ReefTop />}
            {name === 'face' && grow(face, growing)}
            {name === 'shelf' && grow(shelf, onShelf)}
            {name === 'near' && grow(near, onNear)}
            <path d={rock} fill={`url(#rock-${name})`} />
            {name !== 'haze' && <path d={rock} fill="url(#pits)" />}
            <path d={light} stroke={`url(#rim-${name})`} className="rock-light" fill="none" />
          </g>
        );
      })}
      <FishGroup seed={41} count={46} width={420} height={900} size={26} className="anthias" />
    </svg>
  );
}

/** Within the ridge, because a gradient takes its colours from where it stands. */
function RockColours({ of }: { of: string }) {
  return (
    <>
      <linearGradient id={`rock-${of}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.05" className="rock-high" />
        <stop offset="0.3" className="rock-middle" />
        <stop offset="0.72" className="rock-low" />
      </linearGradient>
      {/* The light on the ledges is gone before the wall recedes. */}
      <linearGradient id={`rim-${of}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.3" className="rock-rim" />
        <stop offset="0.5" className="rock-rim" stopOpacity="0" />
      </linearGradient>
    </>
  );
}

/** Corals on a ridge's face, their roots hidden by the rock. */
function grow(ridge: Wall | undefined, corals: Growing[]) {
  if (!ridge) return null;
  return corals.map(({ kind, at, size, lean }) => {
    const x = wallReach(ridge, at) * 0.94;
    return (
      <Coral
        key={at}
        kind={kind}
        x={x}
        y={at * height}
        size={size}
        lean={lean}
        className="coral-on-face"
      />
    );
  });
}

/** The corals on the plateau, where the wall begins. */
function ReefTop() {
  return (
    <>
      <Coral kind="sponges" x={716} y={318} size={0.75} />
      <Coral kind="table" x={470} y={300} size={1.05} />
      <Coral kind="fan" x={590} y={300} size={1} lean={-4} />
      <Coral kind="staghorn" x={290} y={310} size={0.9} />
      <Coral kind="brain" x={100} y={300} size={1} />
      <Coral kind="whips" x={-90} y={300} size={0.7} />
      <Coral kind="table" x={-330} y={290} size={1.2} />
      <Coral kind="fan" x={-560} y={300} size={1.2} />
    </>
  );
}

/** Holes and polyps of the rock, scattered over one tile of the pattern. */
function pits(seed: number, count: number): string {
  const random = seeded(seed);
  return Array.from(
    { length: count },
    () =>
      `M${whole(15 + random() * 400)} ${whole(15 + random() * 440)}h${whole(random() ** 3 * 16)}.1`,
  ).join('');
}
