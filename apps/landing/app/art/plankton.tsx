import { seeded, whole } from './random.ts';

const tile = { width: 900, height: 1100 };

function drift(seed: number, count: number): string {
  const random = seeded(seed);
  return Array.from(
    { length: count },
    () => `M${whole(random() * tile.width)} ${whole(random() * tile.height)}h.1`,
  ).join('');
}

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
