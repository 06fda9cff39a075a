import {
  feetToMetres,
  fahrenheitToCelsius,
  poundsToKilograms,
  psiToBar,
} from '@buddyline/domain/units';
import { ownFields, ownParagraph } from '../own-fields.ts';
import { isTankPressure } from '../read/possible-values.ts';
import { readUddfDive, type UddfTargets } from '../read/uddf/uddf-dive.ts';
import { UddfSamples } from '../read/uddf/uddf-samples.ts';
import { absoluteZero } from '../read/values.ts';
import { childOf, childrenOf, element, type XmlNode } from '../xml-node.ts';
import {
  decimal,
  durationOf,
  namesOf,
  siteKey,
  type Survey,
  type WrittenDive,
  type WrittenSite,
} from './logbook.ts';

const saltDensity = 1030;
const freshDensity = 1000;
const pascalsPerBar = 100_000;

const siteId = (index: number): string => `site-${index}`;
export const buddyId = (index: number): string => `buddy-${index}`;

export function siteNode(written: WrittenSite, index: number): XmlNode {
  const { site, location, latitude, longitude, isFresh, isSalt, isWreck, isCave } = written;
  const density = isSalt ? saltDensity : freshDensity;
  const id = siteId(index);
  const name = site ?? '';
  const hasData = isFresh || isSalt || isWreck || isCave;
  return element(
    'site',
    { id },
    element('name', null, name),
    (isSalt || isFresh) && element('environment', null, isSalt ? 'ocean-sea' : 'lake-quarry'),
    element(
      'geography',
      null,
      element('location', null, location),
      latitude !== null && element('latitude', null, decimal(latitude)),
      longitude !== null && element('longitude', null, decimal(longitude)),
    ),
    hasData &&
      element(
        'sitedata',
        null,
        (isSalt || isFresh) && element('density', null, density),
        isWreck && element('wreck', null, element('name', null, name)),
        isCave && element('cave', { id: `${id}-cave` }, element('name', null, name)),
      ),
  );
}

export function personNode(tag: 'owner' | 'buddy', id: string, fullName: string): XmlNode {
  const words = fullName.trim().split(' ');
  const lastname = words.length > 1 ? (words.pop() ?? '') : '';
  return element(
    tag,
    { id },
    element(
      'personal',
      null,
      element('firstname', null, words.join(' ')),
      element('lastname', null, lastname),
    ),
    tag === 'owner' && element('equipment', null),
  );
}

/**
 * A dive with a date. What UDDF has no element for is a paragraph of ours among the observations, since
 * `applicationdata` admits five programs only.
 */
export function diveNode(dive: WrittenDive, index: number, survey: Survey): XmlNode {
  const site = survey.sites.get(siteKey(dive) ?? '');
  const buddies = namesOf(dive).flatMap((name) => {
    const found = survey.buddies.get(name);
    return found === undefined ? [] : [{ id: buddyId(found), name }];
  });
  const node = element(
    'dive',
    { id: `dive-${index}` },
    beforeNode(dive, [
      ...(site === undefined ? [] : [siteId(site)]),
      ...buddies.map(({ id }) => id),
    ]),
    tankNode(dive),
    samplesNode(dive),
    afterNode(dive),
  );
  const targets: UddfTargets = {
    sites: new Map(site === undefined ? [] : [[siteId(site), siteNode(dive, site)]]),
    buddies: new Map(buddies.map(({ id, name }) => [id, personNode('buddy', id, name)])),
    profiles: new Map(),
    equipment: new Map(),
  };
  const samples = new UddfSamples();
  for (const waypoint of childrenOf(childOf(node, 'samples'), 'waypoint')) samples.add(waypoint);
  const own = ownFields(dive, readUddfDive(node, targets, samples).dive);
  return own.length === 0 ? node : withObservations(node, ownParagraph(own));
}

function beforeNode(dive: WrittenDive, links: string[]): XmlNode {
  const { diveNumber, date, timeIn, si, weight } = dive;
  const isNumber = diveNumber !== null && diveNumber >= 1;
  return element(
    'informationbeforedive',
    null,
    links.map((ref) => element('link', { ref })),
    isNumber && element('divenumber', null, diveNumber),
    element('datetime', null, `${date?.slice(0, 10) ?? ''}T${timeIn?.slice(0, 5) ?? '00:00'}:00`),
    si !== null &&
      si >= 0 &&
      element('surfaceintervalbeforedive', null, element('passedtime', null, Math.round(si * 60))),
    weight !== null &&
      element(
        'equipmentused',
        null,
        element('leadquantity', null, decimal(poundsToKilograms(weight))),
      ),
    platformOf(dive),
    purposeOf(dive),
  );
}

function platformOf({ isBoat, isShore }: WrittenDive): XmlNode | false {
  if (isBoat) return element('platform', null, 'charter-boat');
  return isShore && element('platform', null, 'beach-shore');
}

function purposeOf({ isTraining, usedCamera }: WrittenDive): XmlNode | false {
  if (isTraining) return element('purpose', null, 'learning');
  return usedCamera && element('purpose', null, 'photography-videography');
}

function tankNode({ startPSI, endPSI }: WrittenDive): XmlNode | false {
  const isTank = (psi: number | null) => psi !== null && isTankPressure(psiToBar(psi));
  if (startPSI === null || !isTank(startPSI)) return false;
  const pascals = (psi: number) => decimal(psiToBar(psi) * pascalsPerBar, 4);
  return element(
    'tankdata',
    null,
    element('tankpressurebegin', null, pascals(startPSI)),
    endPSI !== null && isTank(endPSI) && element('tankpressureend', null, pascals(endPSI)),
  );
}

/** The way of diving is written with a waypoint, so a dive has one if that is known. */
function samplesNode({ freediveOrScuba }: WrittenDive): XmlNode | false {
  if (freediveOrScuba === null) return false;
  const type = freediveOrScuba === 'FREEDIVE' ? 'apnea' : 'opencircuit';
  return element(
    'samples',
    null,
    element(
      'waypoint',
      null,
      element('depth', null, 0),
      element('divetime', null, 0),
      element('divemode', { type }),
    ),
  );
}

const currents: Partial<Record<string, string>> = {
  NONE: 'no-current',
  MILD: 'mild-current',
  STRONG: 'hard-current',
};

function afterNode(dive: WrittenDive): XmlNode {
  const { maxDepth, averageDepth, waterTemp, currentCondition, comments } = dive;
  const minutes = durationOf(dive);
  const visibility = visibilityOf(dive);
  const current = currents[currentCondition ?? ''];
  const metres = (feet: number) => decimal(feetToMetres(feet));
  return element(
    'informationafterdive',
    null,
    // 0 would claim a dive at the surface.
    isAbove(maxDepth) && element('greatestdepth', null, metres(maxDepth)),
    isAbove(minutes) && element('diveduration', null, decimal(minutes * 60, 3)),
    waterTemp !== null &&
      element('lowesttemperature', null, decimal(fahrenheitToCelsius(waterTemp) + absoluteZero)),
    isAbove(averageDepth) && element('averagedepth', null, metres(averageDepth)),
    isAbove(visibility) && element('visibility', null, decimal(visibility)),
    current !== undefined && element('current', null, current),
    comments !== null &&
      element(
        'notes',
        null,
        comments.split('\n').map((line) => element('para', null, line)),
      ),
  );
}

function isAbove(value: number | null): value is number {
  return value !== null && value > 0;
}

/** Metres. */
function visibilityOf({ visibilityValue, visibilityUnit }: WrittenDive): number | null {
  if (visibilityValue === null) return null;
  if (visibilityUnit === 'm') return visibilityValue;
  return visibilityUnit === 'ft' ? feetToMetres(visibilityValue) : null;
}

function withObservations(node: XmlNode, paragraph: string): XmlNode {
  const observations = element(
    'observations',
    null,
    element('notes', null, element('para', null, paragraph)),
  );
  return {
    ...node,
    children: node.children.map((child) =>
      child.name === 'informationafterdive'
        ? { ...child, children: [...child.children, observations] }
        : child,
    ),
  };
}
