import { seeded, whole } from './random.ts';

type Place = (along: number, out: number) => [x: number, y: number];

interface Edge {
  seed: number;
  length: number;
  /** How far the rock may protrude; `along` is the position on the edge from 0 to 1. */
  reach: (along: number) => number;
  place: Place;
}

/** The edge of a reef: a row of rounded coral heads, large and small. */
function ledges({ seed, length, reach, place }: Edge): string {
  const random = seeded(seed);
  const write = (along: number, out: number) => place(along, out).map(whole).join(' ');
  let path = '';
  let along = 0;
  while (along < length) {
    const step = Math.min(length - along, length * (0.018 + random() ** 2 * 0.075));
    const out = reach((along + step / 2) / length) * (0.9 + random() * 0.1);
    const crown = out + step * 0.28;
    const notch = reach((along + step) / length) * 0.93;
    path += `C${write(along, crown)} ${write(along + step, crown)} ${write(along + step, notch)}`;
    along += step;
  }
  return path;
}

/** A drop-off that starts and ends outside screens of any width. */
export function dropOff(seed: number, width: number, height: number): string {
  const reach = (along: number) => width * (along < 0.05 ? 0.86 + along * 2.8 : 1) * taper(along);
  const edge = ledges({ seed, length: height, reach, place: (along, out) => [out, along] });
  return `M${-4 * width} 0H0${edge}V${height}H${-4 * width}Z`;
}

/** Narrows the rock towards its undercut foot. */
function taper(along: number): number {
  return along < 0.62 ? 1 - 0.07 * along : 0.957 - ((along - 0.62) / 0.38) ** 2 * 0.6;
}

/** A reef top from side to side, filled down to `height`. */
export function reefTop(seed: number, width: number, height: number): string {
  const reach = (along: number) => height * (0.45 + 0.45 * Math.sin(along * 5.2 + seed) ** 2);
  const place: Place = (along, out) => [along, height - out];
  return `M0 ${height}${ledges({ seed, length: width, reach, place })}L${width} ${height}Z`;
}

/** A pinnacle in open water near the edge of the screen. */
export function pinnacle(seed: number, width: number, height: number): string {
  const reach = (along: number) => width * Math.sin(along * Math.PI) ** 1.2;
  const edge = ledges({ seed, length: height, reach, place: (along, out) => [out, along] });
  return `M0 0${edge}L0 ${height}Z`;
}
