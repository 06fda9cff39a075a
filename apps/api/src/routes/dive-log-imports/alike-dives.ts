import { feetToMetres } from '@buddyline/domain/units';
import { durationOf, type LoggedDive } from './logged-dive.ts';

interface Tolerances {
  metres: number;
  minutes: number;
}

const ofOneDive: Tolerances = { metres: 0.5, minutes: 2 };

/** As deep and as long as the dive; 0 for an unknown value, since two unknown values are the same. */
interface Point<Dive> {
  depth: number;
  duration: number;
  dive: Dive;
}

const directions = [1, -1] as const;
type Direction = (typeof directions)[number];

/**
 * Finds a dive with the same depth and duration within the tolerances, 0.5 m and 2 minutes, however many there are.
 * The dives are in cells as wide as the tolerances, so the nine cells around a dive have all that may match.
 */
export class AlikeDives<Dive extends LoggedDive = LoggedDive> {
  readonly #groups = new Map<string, Map<string, Front<Dive>>>();
  readonly #tolerances: Tolerances;

  constructor(tolerances = ofOneDive) {
    this.#tolerances = tolerances;
  }

  /** Only dives of the same group are compared. */
  add(group: string, dive: Dive): void {
    const point = pointOf(dive);
    const name = fullGroup(group, dive);
    const fronts = this.#groups.get(name) ?? new Map<string, Front<Dive>>();
    this.#groups.set(name, fronts);
    const [row, column] = cellOf(point, this.#tolerances);
    for (const deeper of directions) {
      for (const longer of directions) {
        const key = keyOf(row, column, deeper, longer);
        const front = fronts.get(key) ?? new Front<Dive>(this.#tolerances);
        fronts.set(key, front);
        front.add(seenFrom(point, deeper, longer));
      }
    }
  }

  find(group: string, dive: LoggedDive): Dive | undefined {
    const fronts = this.#groups.get(fullGroup(group, dive));
    if (fronts === undefined) return undefined;
    const point = pointOf(dive);
    const [row, column] = cellOf(point, this.#tolerances);
    for (const down of [0, -1, 1]) {
      for (const right of [0, -1, 1]) {
        // Of a cell with shallower dives, only the deepest may be within the tolerance.
        const deeper = down === -1 ? 1 : -1;
        const longer = right === -1 ? 1 : -1;
        const front = fronts.get(keyOf(row + down, column + right, deeper, longer));
        const found = front?.find(seenFrom(point, deeper, longer));
        if (found !== undefined) return found.dive;
      }
    }
    return undefined;
  }
}

/** Of points, those that no other point surpasses in both depth and duration, from the longest to the deepest. */
class Front<Dive> {
  readonly #points: Point<Dive>[] = [];
  readonly #tolerances: Tolerances;

  constructor(tolerances: Tolerances) {
    this.#tolerances = tolerances;
  }

  add(point: Point<Dive>): void {
    const shorter = firstIndex(this.#points, ({ duration }) => duration <= point.duration);
    const deeper = firstIndex(this.#points, ({ depth }) => depth > point.depth);
    // Those between are surpassed by the new point.
    if (shorter <= deeper) this.#points.splice(shorter, deeper - shorter, point);
  }

  /** One that is at least as deep and as long as the point, within the tolerances. */
  find(point: Point<unknown>): Point<Dive> | undefined {
    const { metres, minutes } = this.#tolerances;
    const at = firstIndex(this.#points, ({ depth }) => point.depth - depth <= metres);
    const longest = this.#points[at];
    if (longest === undefined) return undefined;
    return point.duration - longest.duration <= minutes ? longest : undefined;
  }
}

/** The first index from which on the condition is true; the length where it never is. */
function firstIndex<T>(sorted: readonly T[], isReached: (item: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const item = sorted[middle];
    if (item !== undefined && isReached(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function pointOf<Dive extends LoggedDive>(dive: Dive): Point<Dive> {
  return { depth: metresOf(dive) ?? 0, duration: durationOf(dive) ?? 0, dive };
}

/** An unknown value is not the same as a known one. */
function fullGroup(group: string, dive: LoggedDive): string {
  return `${group} ${metresOf(dive) === null} ${durationOf(dive) === null}`;
}

function seenFrom<Dive>(point: Point<Dive>, deeper: Direction, longer: Direction): Point<Dive> {
  return { ...point, depth: point.depth * deeper, duration: point.duration * longer };
}

const cellOf = (
  { depth, duration }: Point<unknown>,
  { metres, minutes }: Tolerances,
): [number, number] => [Math.floor(depth / metres), Math.floor(duration / minutes)];

const keyOf = (row: number, column: number, deeper: Direction, longer: Direction): string =>
  `${row} ${column} ${deeper} ${longer}`;

function metresOf({ maxDepth }: LoggedDive): number | null {
  return maxDepth === null ? null : feetToMetres(maxDepth);
}
