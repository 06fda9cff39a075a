import type { Random } from '../../src/random.ts';

/**
 * Builds an SVG: shapes are strings, gradients are collected separately.
 * There are no blur filters, because one takes ten times as long as the rest of a picture.
 */
export type Canvas = {
  width: number;
  height: number;
  random: Random;
  /** A vertical (or angled) gradient; returns the value for `fill`. */
  linear: (
    stops: readonly Stop[],
    box?: { x1: number; y1: number; x2: number; y2: number },
  ) => string;
  radial: (stops: readonly Stop[], box?: { cx: number; cy: number; r: number }) => string;
  toSvg: (body: string) => string;
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function createCanvas(width: number, height: number, random: Random): Canvas {
  const definitions = new Map<string, string>();
  const define = (markup: (id: string) => string): string => {
    const key = markup('');
    const known = definitions.get(key);
    const id = known ?? `d${definitions.size}`;
    definitions.set(key, id);
    return id;
  };
  return {
    width,
    height,
    random,
    linear: (stops, box) => `url(#${define((id) => linearGradient(id, stops, box))})`,
    radial: (stops, box) => `url(#${define((id) => radialGradient(id, stops, box))})`,
    toSvg: (body) => {
      const defs = [...definitions].map(([markup, id]) => markup.replace('id=""', `id="${id}"`));
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${body}</svg>`;
    },
  };
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

function linearGradient(
  id: string,
  stops: readonly Stop[],
  box = { x1: 0, y1: 0, x2: 0, y2: 1 },
): string {
  const { x1, y1, x2, y2 } = box;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`;
}

function radialGradient(
  id: string,
  stops: readonly Stop[],
  box = { cx: 0.5, cy: 0.5, r: 0.5 },
): string {
  const { cx, cy, r } = box;
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`;
}

/** Rounds to a tenth of a pixel, to keep the SVG short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth path through points (quadratic curves through the midpoints). */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${n(first[0])},${n(first[1])}`;
  rest.forEach(([x, y], index) => {
    const following = rest[index + 1];
    path += following
      ? `Q${n(x)},${n(y)} ${n((x + following[0]) / 2)},${n((y + following[1]) / 2)}`
      : `L${n(x)},${n(y)}`;
  });
  return path;
}

/** A smooth closed outline around a centre; `reach` returns the distance from it for each angle. */
export function blob(
  centre: { x: number; y: number },
  reach: (angle: number) => { rx: number; ry: number },
): string {
  const corners = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2;
    const { rx, ry } = reach(angle);
    return [centre.x + Math.cos(angle) * rx, centre.y + Math.sin(angle) * ry] as const;
  });
  const between = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
  const [startX, startY] = between.at(-1) ?? [0, 0];
  const curves = corners.map(([x, y], index) => {
    const [endX, endY] = between[index] ?? [x, y];
    return `Q${n(x)},${n(y)} ${n(endX)},${n(endY)}`;
  });
  return `M${n(startX)},${n(startY)}${curves.join('')}Z`;
}

/** Places a shape drawn around the origin; a negative x scale mirrors it. */
export function place(
  shape: string,
  at: { x: number; y: number; scale?: number; mirrored?: boolean; turn?: number; opacity?: number },
): string {
  const { x, y, scale = 1, mirrored = false, turn = 0, opacity = 1 } = at;
  const size = Math.round(scale * 1000) / 1000;
  const move = `translate(${n(x)} ${n(y)}) scale(${mirrored ? -size : size} ${size}) rotate(${n(turn)})`;
  const shown = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<g transform="${move}"${shown}>${shape}</g>`;
}

/** Mixes two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
