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

const write = (...points: Point[]) => points.map((point) => point.map(whole).join(' ')).join(' ');

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The edge of a reef as curves from its first point on: a row of coral heads, large and small. */
function ledges({ seed, length, reach, place, heads = 0.075 }: Edge): Outline {
  const random = seeded(seed);
  let rock = '';
  let light = '';
  let along = 0;
  let start = place(0, reach(0) * 0.93);
  while (along < length) {
    const step = Math.min(length - along, length * (0.012 + random() ** 2 * heads));
    const out = reach((along + step / 2) / length);
    const crown = out - Math.abs(out) * random() * 0.1 + step * 0.28;
    const upper = place(along, crown);
    const lower = place(along + step, crown);
    const end = place(along + step, reach((along + step) / length) * 0.93);
    rock += `C${write(upper, lower, end)}`;
    if (step > length * 0.02) {
      const [a, b, c] = [between(start, upper), between(upper, lower), between(lower, end)];
      light += `M${write(start)}C${write(a, between(a, b), between(between(a, b), between(b, c)))}`;
    }
    along += step;
    start = end;
  }
  return { rock, light };
}

/** Far outside every screen, in the units of the wall's drawing. */
const outside = 4000;

interface Wall {
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
    length: rim,
    reach: (along) => 40 + 70 * Math.sin(along * 6 + seed) ** 2 * (1 - along),
    place: (along, out) => [along, top - out],
    heads: 0.2,
  });
  const face = ledges({
    seed,
    length: height - top,
    reach: (along) => wallReach(wall, from + along * (1 - from)),
    place: (along, out) => [out, top + along],
    heads: width < 700 ? 0.09 : 0.06,
  });
  const start = `M${-outside} ${whole(top - 60)}L0 ${whole(top - 40)}`;
  return {
    rock: `${start}${plateau.rock}${face.rock}V${height}H${-outside}Z`,
    light: `M0 ${whole(top - 40)}${plateau.rock}${face.light}`,
  };
}

/** A ridge of the sea floor from side to side, filled down to `height`. */
export function seaFloor(seed: number, width: number, height: number): Outline {
  const reach = (along: number) => height * (0.4 + 0.4 * Math.sin(along * 5.2 + seed) ** 2);
  const place = (along: number, out: number): Point => [along, height - out];
  const ridge = ledges({ seed, length: width, reach, place, heads: 0.16 });
  const start = `M0 ${whole(height - reach(0) * 0.93)}`;
  return { rock: `${start}${ridge.rock}V${height}H0Z`, light: start + ridge.rock };
}
