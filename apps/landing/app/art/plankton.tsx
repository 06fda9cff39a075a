import { seeded, whole } from './random.ts';

const tile = { width: 900, height: 1100 };
/** Dots on the edge of a tile would be cut, and dots beside each other look like a flaw. */
const edge = 3;
const apart = 36;

function drift(seed: number, count: number): string {
  const random = seeded(seed);
  const dots: { x: number; y: number }[] = [];
  while (dots.length < count) {
    const x = edge + random() * (tile.width - 2 * edge);
    const y = edge + random() * (tile.height - 2 * edge);
    if (dots.every((dot) => Math.hypot(dot.x - x, dot.y - y) > apart)) dots.push({ x, y });
  }
  return dots.map(({ x, y }) => `M${whole(x)} ${whole(y)}h.1`).join('');
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
