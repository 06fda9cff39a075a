/**
 * `pnpm draw-land` writes the coastlines of the dive log's map: Natural Earth's at 1:110,000,000, which
 * are in the public domain, as one SVG path in degrees. Run it by hand when `mapFrame` changes; the
 * result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { merge } from 'topojson-client';
import { mapFrame } from '../app/features/dive-logs/page/map-frame.ts';

type Point = readonly [x: number, y: number];

const { west, north, width, height } = mapFrame;
/** Coordinates are rounded to half a degree, which is less than a pixel of the map. */
const stepsPerDegree = 2;
/** Islands with fewer points are too small to be visible. */
const minPoints = 4;

const source = fileURLToPath(import.meta.resolve('world-atlas/land-110m.json'));
const target = new URL('../app/features/dive-logs/page/world-land.svg', import.meta.url);

type Atlas = Parameters<typeof merge>[0];
type Land = { geometries: Extract<Parameters<typeof merge>[1], unknown[]> };
const atlas: Atlas & { objects: { land: Land } } = JSON.parse(await readFile(source, 'utf8'));
const path = merge(atlas, atlas.objects.land.geometries).coordinates.flat().map(ringPath).join('');
const size = `viewBox="0 0 ${width} ${height}"`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path id="land" d="${path}"/></svg>\n`;
await writeFile(target, svg);

/** The path of one coastline; a coastline that crosses the map's edge is drawn at both edges. */
function ringPath(ring: number[][]): string {
  const points = withoutJumps(ring.map(toPoint)).filter(
    (point, at, all) => !isSame(point, all[at - 1]),
  );
  const [first] = points;
  if (!first || points.length < minPoints || points.every(([, y]) => y >= height)) return '';
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  const coast = `l${steps.join(' ').replaceAll(' -', '-')}z`;
  const shifts = [-width, 0, width].filter((shift) =>
    points.some(([x]) => x + shift > 0 && x + shift < width),
  );
  return shifts.map((shift) => `M${first[0] + shift} ${first[1]}${coast}`).join('');
}

/** Unwraps longitudes: a step of more than half the world crosses the edge of the map. */
function withoutJumps(points: Point[]): Point[] {
  let turns = 0;
  return points.map(([x, y], at) => {
    const step = x - (points[at - 1]?.[0] ?? x);
    if (Math.abs(step) > width / 2) turns -= Math.sign(step);
    return [x + turns * width, y];
  });
}

function toPoint([longitude = 0, latitude = 0]: number[]): Point {
  const snap = (degrees: number) => Math.round(degrees * stepsPerDegree) / stepsPerDegree;
  return [snap(longitude - west), snap(north - latitude)];
}

function isSame([x, y]: Point, other: Point | undefined): boolean {
  return other?.[0] === x && other[1] === y;
}
