import { Coral, type CoralKind } from './coral.tsx';
import { dropOff, wallReach } from './rock.ts';
import { FishGroup } from './fish-school.tsx';

const height = 3400;

/** From the farthest ridge, in the haze, to the nearest and darkest. */
const ridges = [
  { name: 'haze', seed: 77, height, width: 985, from: 0.05, recedes: 0.56 },
  { name: 'face', seed: 12, height, width: 900, from: 0.1, recedes: 0.5 },
  { name: 'shelf', seed: 31, height, width: 690, from: 0.135, recedes: 0.44 },
  { name: 'near', seed: 58, height, width: 430, from: 0.18, recedes: 0.34 },
];

const [, face] = ridges;

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
  { kind: 'barrel', at: 0.395, size: 0.72, lean: 24 },
  { kind: 'fan', at: 0.455, size: 0.9, lean: 74 },
  { kind: 'table', at: 0.52, size: 0.5, lean: 12 },
  { kind: 'whips', at: 0.56, size: 0.8, lean: 84 },
  { kind: 'fan', at: 0.61, size: 0.75, lean: 88 },
];

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
        <pattern id="pits" width="170" height="190" patternUnits="userSpaceOnUse">
          <path
            className="rock-pits"
            strokeWidth="7"
            strokeLinecap="round"
            d="M20 30h.1M74 12h5M128 52h.1M46 84h7M104 98h.1M18 132h5M80 148h.1M150 130h6M132 176h.1M38 178h6"
          />
          <path
            className="rock-polyps"
            strokeWidth="4"
            strokeLinecap="round"
            d="M44 40h.1M98 34h.1M150 20h.1M14 74h.1M76 64h.1M150 92h.1M56 118h.1M112 134h.1M16 162h.1M96 180h.1"
          />
        </pattern>
      </defs>
      <ReefTop />
      {ridges.map((ridge) => {
        const { rock, light } = dropOff(ridge);
        const { name } = ridge;
        return (
          <g key={name} className={`ridge ridge-${name}`}>
            <RockColours id={`rock-${name}`} />
            {name === 'face' && growing.map(grow)}
            <path d={rock} fill={`url(#rock-${name})`} />
            {name !== 'haze' && <path d={rock} fill="url(#pits)" />}
            <path d={light} className="rock-light" fill="none" />
            {name === 'face' && <Cave />}
          </g>
        );
      })}
      <FishGroup seed={41} count={46} width={420} height={900} size={26} className="anthias" />
    </svg>
  );
}

/** Within the ridge, because a gradient takes its colours from where it stands. */
function RockColours({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.05" className="rock-high" />
      <stop offset="0.3" className="rock-middle" />
      <stop offset="0.72" className="rock-low" />
    </linearGradient>
  );
}

function grow({ kind, at, size, lean }: Growing) {
  const edge = face ? wallReach(face, at) : 0;
  return <Coral key={at} kind={kind} x={edge * 0.94} y={at * height} size={size} lean={lean} />;
}

/** The corals on the plateau, where the wall begins. */
function ReefTop() {
  return (
    <g className="reef-top">
      <Coral kind="sponges" x={860} y={255} size={0.8} />
      <Coral kind="fan" x={690} y={330} size={1.1} lean={-4} />
      <Coral kind="table" x={520} y={330} size={1.1} />
      <Coral kind="staghorn" x={300} y={330} size={0.9} />
      <Coral kind="brain" x={110} y={330} size={1} />
      <Coral kind="whips" x={-90} y={360} size={0.7} />
      <Coral kind="table" x={-330} y={350} size={1.2} />
      <Coral kind="fan" x={-560} y={360} size={1.2} />
    </g>
  );
}

/** An overhang with the dark behind it. */
function Cave() {
  return (
    <>
      <path
        className="rock-cave"
        d="M905 1130c-60-40-150-52-210-20s-70 96-30 128 150 20 190 0 66-60 50-108Z"
      />
      <path
        className="rock-light"
        fill="none"
        d="M664 1236c46 34 148 22 190 2 26-14 44-36 50-58"
      />
    </>
  );
}
