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

/** The cells around a dive. Of a cell with shallower dives, only the deepest may be within the tolerance. */
const around = [0, -1, 1].flatMap((down) =>
  [0, -1, 1].map((right) => ({
    down,
    right,
    deeper: down === -1 ? directions[0] : directions[1],
    longer: right === -1 ? directions[0] : directions[1],
  })),
);

/**
 * Finds a dive with the same depth and duration within the tolerances, 0.5 m and 2 minutes, however many there are.
 * The dives are in cells as wide as the tolerances, so the nine cells around a dive have all that may match.
 */
export class AlikeDives<Dive extends LoggedDive = LoggedDive> {
  readonly #groups = new Map<string, Map<string, Cell<Dive>>>();
  readonly #tolerances: Tolerances;

  constructor(tolerances = ofOneDive) {
    this.#tolerances = tolerances;
  }

  /** Only dives of the same group are compared. */
  add(group: string, dive: Dive): void {
    const point = pointOf(dive);
    const name = group + groupSuffix(dive);
    const cells = this.#groups.get(name) ?? new Map<string, Cell<Dive>>();
    this.#groups.set(name, cells);
    const key = keyOf(...cellOf(point, this.#tolerances));
    const cell = cells.get(key) ?? new Cell<Dive>(this.#tolerances);
    cells.set(key, cell);
    cell.add(point);
  }

  /** A search for one dive, in as many groups as needed: what depends on the dive alone is computed once. */
  search(dive: LoggedDive): (group: string) => Dive | undefined {
    const suffix = groupSuffix(dive);
    const point = pointOf(dive);
    const [row, column] = cellOf(point, this.#tolerances);
    const places = around.map(({ down, right, ...directed }) => ({
      key: keyOf(row + down, column + right),
      ...directed,
    }));
    return (group) => {
      const cells = this.#groups.get(group + suffix);
      if (cells === undefined) return undefined;
      for (const { key, deeper, longer } of places) {
        const found = cells.get(key)?.find(point, deeper, longer);
        if (found !== undefined) return found.dive;
      }
      return undefined;
    };
  }
}

/** So many points are compared one by one, which takes far less memory than what finds one of thousands. */
const fewPoints = 8;

/** The points of one cell. */
class Cell<Dive> {
  readonly #few: Point<Dive>[] = [];
  #fronts: { deeper: Direction; longer: Direction; front: Front<Dive> }[] | undefined;
  readonly #tolerances: Tolerances;

  constructor(tolerances: Tolerances) {
    this.#tolerances = tolerances;
  }

  add(point: Point<Dive>): void {
    if (this.#fronts === undefined && this.#few.length < fewPoints) {
      this.#few.push(point);
      return;
    }
    const added = this.#fronts === undefined ? [...this.#few, point] : [point];
    this.#fronts ??= directions.flatMap((deeper) =>
      directions.map((longer) => ({ deeper, longer, front: new Front<Dive>(this.#tolerances) })),
    );
    for (const { deeper, longer, front } of this.#fronts) {
      for (const one of added) front.add(seenFrom(one, deeper, longer));
    }
  }

  /** One within the tolerances, for a point that lies in that direction. */
  find(point: Point<unknown>, deeper: Direction, longer: Direction): Point<Dive> | undefined {
    if (this.#fronts === undefined) return this.#few.find((one) => this.#areAlike(one, point));
    const seen = seenFrom(point, deeper, longer);
    return this.#fronts
      .find((one) => one.deeper === deeper && one.longer === longer)
      ?.front.find(seen);
  }

  #areAlike(one: Point<unknown>, other: Point<unknown>): boolean {
    const { metres, minutes } = this.#tolerances;
    return (
      Math.abs(one.depth - other.depth) <= metres &&
      Math.abs(one.duration - other.duration) <= minutes
    );
  }
}

/** The points that no other point surpasses in both depth and duration, from the longest to the deepest. */
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
function groupSuffix(dive: LoggedDive): string {
  return ` ${metresOf(dive) === null} ${durationOf(dive) === null}`;
}

function seenFrom<Dive>(point: Point<Dive>, deeper: Direction, longer: Direction): Point<Dive> {
  return { ...point, depth: point.depth * deeper, duration: point.duration * longer };
}

const cellOf = (
  { depth, duration }: Point<unknown>,
  { metres, minutes }: Tolerances,
): [number, number] => [Math.floor(depth / metres), Math.floor(duration / minutes)];

const keyOf = (row: number, column: number): string => `${row} ${column}`;

function metresOf({ maxDepth }: LoggedDive): number | null {
  return maxDepth === null ? null : feetToMetres(maxDepth);
}
