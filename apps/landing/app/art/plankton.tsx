import { seeded, whole } from './random.ts';

const tile = { width: 900, height: 1100 };
/** Dots on the edge of a tile would be cut. */
const edge = 3;

function drift(seed: number, count: number): string {
  const random = seeded(seed);
  return Array.from(
    { length: count },
    () => `M${within(random(), tile.width)} ${within(random(), tile.height)}h.1`,
  ).join('');
}

const within = (share: number, size: number) => whole(edge + share * (size - 2 * edge));

/** Plankton in the light of the depths, scattered at random rather than in rows. */
export function Plankton() {
  return (
    <svg aria-hidden className="plankton">
      <pattern id="plankton" {...tile} patternUnits="userSpaceOnUse">
        <path className="plankton-fine" d={drift(5, 70)} />
        <path className="plankton-near" d={drift(17, 22)} />
      </pattern>
      <rect width="100%" height="100%" fill="url(#plankton)" />
    </svg>
  );
}
