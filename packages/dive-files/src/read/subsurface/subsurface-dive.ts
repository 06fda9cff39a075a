import {
  barToPsi,
  celsiusToFahrenheit,
  kilogramsToPounds,
  metresToFeet,
} from '@buddyline/domain/units';
import { ownMark } from '../../own-fields.ts';
import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../../xml-node.ts';
import { Draft } from '../draft.ts';
import { isTankPressure } from '../possible-values.ts';
import type { ReadDive } from '../read-dive.ts';
import { computerOf, isPlanner, momentOf } from './subsurface-computers.ts';
import type { SubsurfaceSamples } from './subsurface-samples.ts';
import { readTags } from './subsurface-tags.ts';
import {
  leastSaltDensity,
  normDensity,
  readBar,
  readCelsius,
  readKilograms,
  readMetres,
  readMinutes,
  readMoment,
  readNumber,
  readPercent,
  readSecond,
  readTime,
} from '../values.ts';

export function readSubsurfaceDive(
  node: XmlNode,
  sites: ReadonlyMap<string, XmlNode>,
  samples: SubsurfaceSamples,
): ReadDive {
  const draft = new Draft();
  const computer = computerOf(node);
  readStart(draft, node);
  if (isPlanner(computer)) draft.notMade('only-planned');
  if (attributeOf(node, 'invalid') === '1') draft.notMade('marked-invalid');
  draft.set({
    diveNumber: draft.read(attributeOf(node, 'number'), readNumber),
    cnsO2: draft.read(attributeOf(node, 'cns'), readPercent) || null,
    timeThisDive: draft.read(momentOf(node, 'duration'), readMinutes) || samples.lastMinute || null,
    weight: weightOf(draft, node),
    freediveOrScuba: typeOf(node, computer),
    buddySignature: namesIn(node, 'buddy'),
    divemasterSignature: namesIn(node, 'divemaster') ?? namesIn(node, 'diveguide'),
  });
  draft.addComments(textAt(node, 'notes') ?? '');
  readDepths(draft, [childOf(computer, 'depth'), childOf(node, 'depth')], samples);
  readWater(draft, node, computer, samples);
  readPressures(draft, node, samples);
  readPlace(draft, node, sites);
  readTags(draft, attributeOf(node, 'tags') ?? '');
  const own = ownOf(computer);
  noteStars(draft, node, own);
  return draft.finish(own);
}

function readStart(draft: Draft, node: XmlNode): void {
  const stamp = momentOf(node, 'date');
  const ofStamp = readMoment(stamp);
  const clock = momentOf(node, 'time');
  const time = draft.read(clock, readTime);
  draft.setStart(
    time === null ? ofStamp : { date: ofStamp.date, time, second: readSecond(clock) },
    stamp,
  );
}

/** One to five stars; we have metres, and words for a current. */
function noteStars(draft: Draft, node: XmlNode, own: ReadonlyMap<string, string>): void {
  const starsOf = (name: string) => (readNumber(attributeOf(node, name)) ?? 0) > 0;
  const { visibility = '', current = '' } = node.attributes;
  if (starsOf('visibility') && !own.has('visibilityValue')) {
    draft.note('visibility-stars', visibility.trim());
  }
  if (starsOf('current') && !own.has('currentCondition')) {
    draft.note('current-stars', current.trim());
  }
}

function readDepths(
  draft: Draft,
  places: (XmlNode | undefined)[],
  samples: SubsurfaceSamples,
): void {
  const metres = (name: string) =>
    places.map((place) => draft.read(attributeOf(place, name), readMetres)).find(Boolean);
  const max = metres('max') ?? (samples.greatestDepth || undefined);
  const mean = metres('mean');
  draft.set({
    maxDepth: max && metresToFeet(max),
    averageDepth: mean && metresToFeet(mean),
  });
}

function readWater(
  draft: Draft,
  node: XmlNode,
  computer: XmlNode | undefined,
  samples: SubsurfaceSamples,
): void {
  const places = [
    childOf(node, 'divetemperature'),
    childOf(computer, 'temperature'),
    childOf(node, 'temperature'),
  ];
  const celsius =
    places
      .map((place) => draft.read(attributeOf(place, 'water'), readCelsius))
      .find((value) => value !== null) ?? samples.leastCelsius;
  const [density = null] = [
    attributeOf(node, 'watersalinity'),
    attributeOf(childOf(computer, 'water'), 'salinity'),
    attributeOf(childOf(node, 'water'), 'salinity'),
  ]
    .map((text) => readNumber(text?.endsWith('g/l') ? text.slice(0, -3) : text))
    .filter((value) => value !== null);
  draft.set({
    waterTemp: celsius === undefined ? null : celsiusToFahrenheit(celsius),
    isSalt: density !== null && density >= leastSaltDensity && density !== normDensity,
    isFresh: density !== null && density > 0 && density < leastSaltDensity,
  });
}

function weightOf(draft: Draft, node: XmlNode): number | null {
  const weights = childrenOf(node, 'weightsystem')
    .map((system) => draft.read(attributeOf(system, 'weight'), readKilograms))
    .filter((value) => value !== null);
  return weights.length === 0
    ? null
    : kilogramsToPounds(weights.reduce((sum, value) => sum + value, 0));
}

function typeOf(node: XmlNode, computer: XmlNode | undefined): 'FREEDIVE' | 'SCUBA' | undefined {
  // Format 1 has no computers.
  if (computer === undefined) return childOf(node, 'cylinder') && 'SCUBA';
  return attributeOf(computer, 'dctype') === 'Freedive' ? 'FREEDIVE' : 'SCUBA';
}

/** 'Omar, Lina'; programs leave empty names behind. */
function namesIn(node: XmlNode, name: string): string | undefined {
  const names = childrenOf(node, name)
    .flatMap(({ text }) => text.split(','))
    .map((one) => one.trim())
    .filter(Boolean);
  return names.join(', ') || undefined;
}

/** Reads the pressures of the first cylinder: what is written for it, else what its own sensor has sent. */
function readPressures(draft: Draft, node: XmlNode, samples: SubsurfaceSamples): void {
  const [cylinder] = childrenOf(node, 'cylinder');
  const psi = (name: string, ofSensor: number | undefined): number | null => {
    const bar = draft.read(attributeOf(cylinder, name), readBar) ?? ofSensor ?? null;
    if (bar === null || bar === 0) return null;
    if (isTankPressure(bar)) return barToPsi(bar);
    draft.note('pressure-lost', `${bar} bar`);
    return null;
  };
  draft.set({
    startPSI: psi('start', samples.firstBar),
    endPSI: psi('end', samples.lastBar),
  });
}

/** Format 3 has sites, format 2 the name and the position in the dive. */
function readPlace(draft: Draft, node: XmlNode, sites: ReadonlyMap<string, XmlNode>): void {
  const site = sites.get(attributeOf(node, 'divesiteid') ?? '');
  const place = childOf(node, 'location') ?? childOf(node, 'place');
  const gps = attributeOf(site, 'gps') ?? attributeOf(place, 'gps') ?? textAt(node, 'gps') ?? '';
  const [latitude, longitude] = gps.split(/[\s;]+/);
  draft.set({
    site: attributeOf(site, 'name') ?? (place?.text.trim() || undefined),
    location: attributeOf(site, 'description') ?? (regionOf(site) || undefined),
  });
  draft.setPosition(latitude, longitude);
}

/** Smallest first: city, region, country. */
function regionOf(site: XmlNode | undefined): string {
  return childrenOf(site, 'geo')
    .toSorted((one, other) => Number(attributeOf(other, 'cat')) - Number(attributeOf(one, 'cat')))
    .map((geo) => attributeOf(geo, 'value'))
    .filter(Boolean)
    .join(', ');
}

function ownOf(computer: XmlNode | undefined): Map<string, string> {
  const begin = `${ownMark} `;
  return new Map(
    childrenOf(computer, 'extradata')
      .filter(({ attributes }) => attributes.key?.startsWith(begin))
      .map(({ attributes }) => [attributes.key?.slice(begin.length) ?? '', attributes.value ?? '']),
  );
}
