import {
  barToPsi,
  celsiusToFahrenheit,
  kilogramsToPounds,
  metresToFeet,
} from '@buddyline/domain/units';
import { ownMark } from '../own-fields.ts';
import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../xml-node.ts';
import { Draft } from './draft.ts';
import type { ReadDive } from './read-dive.ts';
import type { SubsurfaceSamples } from './subsurface-samples.ts';
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
  readPosition,
  readTime,
} from './values.ts';

/** Above, a sensor has lost its signal. */
const maxBar = 500;

export function readSubsurfaceDive(
  node: XmlNode,
  sites: ReadonlyMap<string, XmlNode>,
  samples: SubsurfaceSamples,
): ReadDive {
  const draft = new Draft();
  // Of several computers the first counts.
  const computer = childOf(node, 'divecomputer');
  const stamp = attributeOf(node, 'date');
  const { date, time } = readMoment(stamp);
  if (date === null && stamp !== undefined) draft.note('date-unknown', stamp);
  draft.set({
    date,
    timeIn: readTime(attributeOf(node, 'time')) ?? time,
    diveNumber: readNumber(attributeOf(node, 'number')),
    timeThisDive: readMinutes(attributeOf(node, 'duration')) || samples.lastMinute || null,
    comments: textAt(node, 'notes'),
    weight: weightOf(node),
    freediveOrScuba: typeOf(node, computer),
    buddySignature: namesIn(node, 'buddy'),
    divemasterSignature: namesIn(node, 'divemaster') ?? namesIn(node, 'diveguide'),
  });
  readDepths(draft, [childOf(computer, 'depth'), childOf(node, 'depth')], samples);
  readWater(draft, node, computer, samples);
  readPressures(draft, node, samples);
  readPlace(draft, node, sites);
  readTags(draft, attributeOf(node, 'tags') ?? '');
  const stars = attributeOf(node, 'visibility');
  const own = ownOf(computer);
  if (stars !== undefined && !own.has('visibilityValue')) draft.note('visibility-stars', stars);
  return draft.finish(own);
}

function readDepths(
  draft: Draft,
  places: (XmlNode | undefined)[],
  samples: SubsurfaceSamples,
): void {
  const metres = (name: string) =>
    places.map((place) => readMetres(attributeOf(place, name))).find(Boolean);
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
      .map((place) => readCelsius(attributeOf(place, 'water')))
      .find((value) => value !== null) ?? samples.leastCelsius;
  const [density = null] = [
    attributeOf(node, 'watersalinity'),
    attributeOf(childOf(computer, 'water'), 'salinity'),
    attributeOf(childOf(node, 'water'), 'salinity'),
  ]
    .map((text) => readNumber(text?.replace(/\s*g\/l$/, '')))
    .filter((value) => value !== null);
  draft.set({
    waterTemp: celsius === undefined ? null : celsiusToFahrenheit(celsius),
    isSalt: density !== null && density >= leastSaltDensity && density !== normDensity,
    isFresh: density !== null && density > 0 && density < leastSaltDensity,
  });
}

function weightOf(node: XmlNode): number | null {
  const weights = childrenOf(node, 'weightsystem')
    .map((system) => readKilograms(attributeOf(system, 'weight')))
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

/** Of the first cylinder: what is written for it, else what its own sensor has sent. */
function readPressures(draft: Draft, node: XmlNode, samples: SubsurfaceSamples): void {
  const [cylinder] = childrenOf(node, 'cylinder');
  const psi = (name: string, ofSensor: number | undefined): number | null => {
    const bar = readBar(attributeOf(cylinder, name)) ?? ofSensor ?? null;
    if (bar === null || bar === 0) return null;
    if (bar > 0 && bar <= maxBar) return barToPsi(bar);
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
    ...readPosition(latitude, longitude),
  });
}

/** Smallest first: city, region, country. */
function regionOf(site: XmlNode | undefined): string {
  return childrenOf(site, 'geo')
    .toSorted((one, other) => Number(attributeOf(other, 'cat')) - Number(attributeOf(one, 'cat')))
    .map((geo) => attributeOf(geo, 'value'))
    .filter(Boolean)
    .join(', ');
}

/** The flag of each tag that we write and read. */
export const flagOfTag = {
  shore: 'isShore',
  boat: 'isBoat',
  training: 'isTraining',
  wreck: 'isWreck',
  cave: 'isCave',
  reef: 'isReef',
  camera: 'usedCamera',
} as const;

function readTags(draft: Draft, tags: string): void {
  const flags: ReadonlyMap<string, string> = new Map(Object.entries(flagOfTag));
  for (const tag of tags.split(',').map((one) => one.trim())) {
    const flag = flags.get(tag.toLowerCase());
    if (flag !== undefined) draft.set({ [flag]: true });
    else if (tag !== '') draft.note('tag-lost', tag);
  }
}

function ownOf(computer: XmlNode | undefined): Map<string, string> {
  const begin = `${ownMark} `;
  return new Map(
    childrenOf(computer, 'extradata')
      .filter(({ attributes }) => attributes.key?.startsWith(begin))
      .map(({ attributes }) => [attributes.key?.slice(begin.length) ?? '', attributes.value ?? '']),
  );
}
