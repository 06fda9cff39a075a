import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../../xml-node.ts';
import { absoluteZero, readNumber } from '../values.ts';

interface Pressures {
  first: number;
  last: number;
}

/** Pascals of the tanks that waypoints name alike, in their order. */
export interface TankReadings {
  tanks: Pressures[];
}

/** A dive has a few; the rest of a longer list is not told. */
const maxMixes = 50;

/** What a dive log keeps of the waypoints of a dive. */
export class UddfSamples {
  count = 0;
  greatestDepth = 0;
  /** Seconds. */
  lastTime = 0;
  /** In Kelvin, as a rule. */
  leastTemperature: number | undefined;
  /** The first one. */
  mode: string | undefined;
  isRebreather = false;
  /** Per cent. */
  greatestCns = 0;
  /** Ids of the gases that were breathed. */
  readonly mixes = new Set<string>();
  /** By the tank's id; '' where there is no id. */
  readonly #readings = new Map<string, TankReadings>();

  add(waypoint: XmlNode): void {
    this.count += 1;
    this.greatestDepth = Math.max(this.greatestDepth, readNumber(textAt(waypoint, 'depth')) ?? 0);
    this.lastTime = Math.max(this.lastTime, readNumber(textAt(waypoint, 'divetime')) ?? 0);
    this.greatestCns = Math.max(this.greatestCns, readNumber(textAt(waypoint, 'cns')) ?? 0);
    const temperature = readNumber(textAt(waypoint, 'temperature'));
    // The 0 °C of a computer that had no temperature yet.
    if (temperature !== null && temperature !== absoluteZero) {
      this.leastTemperature = Math.min(this.leastTemperature ?? Infinity, temperature);
    }
    const mode = attributeOf(childOf(waypoint, 'divemode'), 'type')?.toLowerCase();
    this.mode ??= mode;
    if (mode !== undefined && rebreatherModes.has(mode)) this.isRebreather = true;
    const mix = attributeOf(childOf(waypoint, 'switchmix'), 'ref');
    if (mix !== undefined && this.mixes.size < maxMixes) this.mixes.add(mix);
    this.#addPressures(childrenOf(waypoint, 'tankpressure'));
  }

  /** A dive of a program that has no profile has one waypoint at the surface, since the schema wants one. */
  get hasProfile(): boolean {
    return this.count > 1 || this.greatestDepth > 0;
  }

  /** The readings of the tank that one of the ids names. Without ids, those of tanks without an id. */
  readingsOf(ids: readonly (string | undefined)[]): TankReadings | undefined {
    const [id] = ids.filter((one) => one !== undefined && this.#readings.has(one));
    return this.#readings.get(id ?? '');
  }

  /** As many tanks as the samples tell apart. */
  get tankCount(): number {
    return [...this.#readings.values()].reduce((count, { tanks }) => count + tanks.length, 0);
  }

  /** The readings of the tank that the samples name first. */
  firstReadings(): TankReadings | undefined {
    return this.#readings.values().next().value;
  }

  #addPressures(nodes: readonly XmlNode[]): void {
    const byId = new Map<string, number[]>();
    for (const node of nodes) {
      const value = readNumber(node.text);
      if (value === null || value <= 0) continue;
      const id = attributeOf(node, 'ref') ?? '';
      const values = byId.get(id) ?? [];
      byId.set(id, values);
      values.push(value);
    }
    for (const [id, values] of byId) {
      const known = this.#readings.get(id) ?? { tanks: [] };
      this.#readings.set(id, known);
      addReadings(known, values);
    }
  }
}

const rebreatherModes: ReadonlySet<string> = new Set(['closedcircuit', 'semiclosedcircuit']);

/** The n-th pressure is that of the n-th tank; of fewer ones, each is that of the tank with the nearest pressure. */
function addReadings(known: TankReadings, values: readonly number[]): void {
  // Until now, readings of a tank were missing, or mixed with those of another.
  if (values.length > known.tanks.length) {
    known.tanks = values.map((value) => ({ first: value, last: value }));
    return;
  }
  const isWhole = values.length === known.tanks.length;
  for (const [index, value] of values.entries()) {
    const tank = isWhole ? known.tanks[index] : nearest(known.tanks, value);
    if (tank !== undefined) tank.last = value;
  }
}

function nearest(tanks: readonly Pressures[], value: number): Pressures | undefined {
  let found = tanks[0];
  for (const tank of tanks) {
    if (found && Math.abs(tank.last - value) < Math.abs(found.last - value)) found = tank;
  }
  return found;
}
