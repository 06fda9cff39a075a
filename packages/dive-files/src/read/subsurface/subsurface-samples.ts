import { attributeOf, type XmlNode } from '../../xml-node.ts';
import { readBar, readCelsius, readMetres, readMinutes, readNumber } from '../values.ts';

/** What a dive log keeps of the samples of a dive's first computer. */
export class SubsurfaceSamples {
  greatestDepth = 0;
  lastMinute = 0;
  leastCelsius: number | undefined;
  /** The pressures of the first cylinder alone. */
  firstBar: number | undefined;
  lastBar: number | undefined;
  /** The cylinder that `pressure` is about, until a sample names another. */
  #cylinder = 0;

  add(sample: XmlNode): void {
    const depth = readMetres(attributeOf(sample, 'depth')) ?? 0;
    this.greatestDepth = Math.max(this.greatestDepth, depth);
    this.lastMinute = Math.max(this.lastMinute, readMinutes(attributeOf(sample, 'time')) ?? 0);
    const celsius = readCelsius(attributeOf(sample, 'temp'));
    if (celsius !== null) this.leastCelsius = Math.min(this.leastCelsius ?? Infinity, celsius);
    const named = attributeOf(sample, 'sensor') ?? attributeOf(sample, 'cylinderindex');
    this.#cylinder = readNumber(named) ?? this.#cylinder;
    const text =
      attributeOf(sample, 'pressure0') ??
      (this.#cylinder === 0 ? attributeOf(sample, 'pressure') : undefined);
    const bar = readBar(text);
    if (bar === null || bar <= 0) return;
    this.firstBar ??= bar;
    this.lastBar = bar;
  }
}
