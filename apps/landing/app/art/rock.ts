import { seeded, whole } from './random.ts';

type Point = readonly [x: number, y: number];

interface Edge {
  seed: number;
  length: number;
  /** How far the rock protrudes; `along` is the position on the edge from 0 to 1. */
  reach: (along: number) => number;
  /** Places a point of the edge in the drawing. */
  place: (along: number, out: number) => Point;
  /** The size of the largest coral heads, as a share of the edge's length. */
  heads?: number;
}

export interface Outline {
  /** The filled rock. */
  rock: string;
  /** The upper sides of its ledges, where light from the surface falls. */
  light: string;
}

/** Points relative to `from`, which takes fewer bytes than absolute ones. */
function write([x, y]: Point, ...points: Point[]): string {
  return points.map((point) => `${whole(point[0] - x)} ${whole(point[1] - y)}`).join(' ');
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The edge of a reef as curves from its first point: a row of coral heads, large and small. */
function ledges({ seed, length, reach, place, heads = 0.075 }: Edge): Outline & { first: string } {
  const random = seeded(seed);
  let rock = '';
  let light = '';
  let along = 0;
  let start = rounded(place(0, reach(0) * 0.93));
  let lit = start;
  const first = start.join(' ');
  while (along < length) {
    const step = Math.min(length - along, length * (0.012 + random() ** 2 * heads));
    const out = reach((along + step / 2) / length);
    const crown = out - Math.abs(out) * random() * 0.1 + step * 0.28;
    const upper = place(along, crown);
    const lower = place(along + step, crown);
    const end = rounded(place(along + step, reach((along + step) / length) * 0.93));
    rock += `c${write(start, upper, lower, end)}`;
    if (step > length * 0.02) {
      const [a, b, c] = [between(start, upper), between(upper, lower), between(lower, end)];
      const crest = rounded(between(between(a, b), between(b, c)));
      light += `m${write(lit, start)}c${write(start, a, between(a, b), crest)}`;
      lit = crest;
    }
    along += step;
    start = end;
  }
  return { first, rock, light };
}

/** Far outside every screen, in the units of the wall's drawing. */
const outside = 4000;

/** How far a reef top continues beyond the drawing's edge, on windows wider than the column. */
const shoulder = 900;

export interface Wall {
  seed: number;
  height: number;
  /** The part of the width that the rock fills where it is widest. */
  width: number;
  /** Where the wall begins, and where it starts to recede, as shares of the height. */
  from: number;
  recedes: number;
}

/** How far a wall reaches: it narrows from `recedes` on, until it has left the screen sideways. */
export function wallReach({ width, recedes }: Wall, along: number): number {
  const bay = 1 - 0.1 * Math.sin(along * 9.5) ** 2;
  const gone = Math.max(0, (along - recedes) / (1 - recedes));
  return width * bay - (width + outside) * gone ** 3.2;
}

/** A drop-off: a reef top that slopes to the edge, and the wall below it. */
export function dropOff(wall: Wall): Outline {
  const { seed, height, width, from } = wall;
  const top = from * height;
  const rim = wallReach(wall, from) * 0.93;
  const plateau = ledges({
    seed: seed + 1,
    length: rim + shoulder,
    reach: (along) => (40 + 60 * Math.sin(along * 6 + seed) ** 2) * (1 - along ** 8),
    place: (along, out) => [along - shoulder, top - out],
    heads: 0.14,
  });
  const face = ledges({
    seed,
    length: height - top,
    reach: (along) => wallReach(wall, from + along * (1 - from)),
    place: (along, out) => [out, top + along],
    heads: width < 700 ? 0.09 : 0.06,
  });
  return {
    rock: `M${-outside} ${whole(top - 90)}L${plateau.first}${plateau.rock}L${face.first}${face.rock}V${height}H${-outside}Z`,
    light: `M${plateau.first}${plateau.rock}M${face.first}${face.light}`,
  };
}
