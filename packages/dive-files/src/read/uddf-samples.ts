import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../xml-node.ts';
import { absoluteZero, readNumber } from './values.ts';

interface Pressures {
  first: number;
  last: number;
}

/** What a dive log keeps of the waypoints of a dive. */
export class UddfSamples {
  count = 0;
  greatestDepth = 0;
  /** Seconds. */
  lastTime = 0;
  /** In Kelvin, as a rule. */
  leastTemperature: number | undefined;
  mode: string | undefined;
  /** Pascals by the tank's id; '' where there is no id. */
  readonly #pressures = new Map<string, Pressures>();

  add(waypoint: XmlNode): void {
    this.count += 1;
    this.greatestDepth = Math.max(this.greatestDepth, readNumber(textAt(waypoint, 'depth')) ?? 0);
    this.lastTime = Math.max(this.lastTime, readNumber(textAt(waypoint, 'divetime')) ?? 0);
    const temperature = readNumber(textAt(waypoint, 'temperature'));
    // The 0 °C of a computer that had no temperature yet.
    if (temperature !== null && temperature !== absoluteZero) {
      this.leastTemperature = Math.min(this.leastTemperature ?? Infinity, temperature);
    }
    this.mode ??= attributeOf(childOf(waypoint, 'divemode'), 'type');
    for (const node of childrenOf(waypoint, 'tankpressure')) {
      const value = readNumber(node.text);
      if (value !== null && value > 0) this.#addPressure(attributeOf(node, 'ref') ?? '', value);
    }
  }

  /** Of the tank that one of the ids names; without ids of the only tank that has none. */
  pressuresOf(ids: readonly (string | undefined)[]): Pressures | undefined {
    const [id] = ids.filter((one) => one !== undefined && this.#pressures.has(one));
    return this.#pressures.get(id ?? '');
  }

  /** Of the tank that the samples name first. */
  firstPressures(): Pressures | undefined {
    return this.#pressures.values().next().value;
  }

  #addPressure(id: string, value: number): void {
    const known = this.#pressures.get(id);
    this.#pressures.set(id, { first: known?.first ?? value, last: value });
  }
}
