import { attributeOf, childOf, textAt, type XmlNode } from '../../xml-node.ts';
import type { Draft } from '../draft.ts';
import { leastSaltDensity, normDensity, readNumber } from '../values.ts';

export function readPlace(draft: Draft, site: XmlNode | undefined): void {
  const geography = childOf(site, 'geography');
  const name = textAt(site, 'name');
  const location = textAt(geography, 'location');
  // A program that has no names writes the id for both.
  const isNamed = name !== location || name !== attributeOf(site, 'id');
  draft.set({
    site: isNamed ? name : null,
    location: locationIn(geography, isNamed ? location : undefined),
  });
  draft.setPosition(textAt(geography, 'latitude'), textAt(geography, 'longitude'));
}

/** @param others what has a density where the site has none */
export function readWater(
  draft: Draft,
  site: XmlNode | undefined,
  others: readonly XmlNode[],
): void {
  const data = childOf(site, 'sitedata');
  const environment = textAt(site, 'environment')?.toLowerCase() ?? '';
  const ofOthers = others
    .map((place) => readNumber(textAt(place, 'density')))
    .filter((value) => value !== null)
    .find((value) => value !== normDensity);
  const density = readNumber(textAt(data, 'density')) ?? ofOthers;
  const isSea = environment === 'ocean-sea';
  const isInland = ['lake-quarry', 'river-spring', 'pool'].includes(environment);
  draft.set({
    isSalt: density === undefined ? isSea : density >= leastSaltDensity,
    isFresh: density === undefined ? isInland : density < leastSaltDensity,
    isWreck: childOf(data, 'wreck') !== undefined,
    isCave: childOf(data, 'cave') !== undefined || environment === 'cave-cavern',
  });
}

/** @param place what the site has besides its address, which often repeats a part of it */
function locationIn(geography: XmlNode | undefined, place = ''): string | null {
  const known = new Set(place.split(',').map((part) => part.trim().toLowerCase()));
  const address = ['city', 'province', 'country']
    .map((name) => textAt(geography, 'address', name) ?? '')
    .filter((part) => !known.has(part.toLowerCase()));
  return [place, ...address].filter(Boolean).join(', ') || null;
}
