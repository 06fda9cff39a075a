import { keysOf } from '@buddyline/domain/keys';
import {
  fahrenheitToCelsius,
  feetToMetres,
  poundsToKilograms,
  psiToBar,
} from '@buddyline/domain/units';
import { ownFields, ownMark } from '../own-fields.ts';
import { isTankPressure } from '../read/possible-values.ts';
import { readSubsurfaceDive } from '../read/subsurface/subsurface-dive.ts';
import { SubsurfaceSamples } from '../read/subsurface/subsurface-samples.ts';
import { tagOfFlag } from '../read/subsurface/subsurface-tags.ts';
import { element, type XmlNode } from '../xml-node.ts';
import {
  decimal,
  durationOf,
  peopleIn,
  siteKey,
  type Survey,
  type WrittenDive,
  type WrittenSite,
} from './logbook.ts';

const siteUuid = (index: number): string => index.toString(16).padStart(8, '0');

export function siteNode(written: WrittenSite, index: number): XmlNode {
  const { site, location, latitude, longitude } = written;
  const hasPosition = latitude !== null && longitude !== null;
  return element('site', {
    uuid: siteUuid(index),
    name: site ?? '',
    gps: hasPosition ? `${decimal(latitude)} ${decimal(longitude)}` : undefined,
    description: location ?? undefined,
  });
}

/** A dive with a date. What Subsurface has no place for is extra data of the computer, which it keeps. */
export function diveNode(dive: WrittenDive, survey: Survey): XmlNode {
  const site = survey.sites.get(siteKey(dive) ?? '');
  const plain = nodeOf(dive, site, []);
  const sites = new Map(site === undefined ? [] : [[siteUuid(site), siteNode(dive, site)]]);
  const readBack = readSubsurfaceDive(plain, sites, new SubsurfaceSamples());
  const own = ownFields(dive, readBack.dive);
  return own.length === 0 ? plain : nodeOf(dive, site, own);
}

function nodeOf(
  dive: WrittenDive,
  site: number | undefined,
  own: readonly (readonly [string, string])[],
): XmlNode {
  const minutes = durationOf(dive);
  const { comments, weight, waterTemp } = dive;
  return element(
    'dive',
    {
      number: dive.diveNumber ?? undefined,
      visibility: starsOf(dive),
      tags: tagsOf(dive) || undefined,
      divesiteid: site && siteUuid(site),
      watersalinity: salinityOf(dive),
      cns:
        dive.cnsO2 === null || dive.cnsO2 <= 0 || dive.cnsO2 > 1_000
          ? undefined
          : `${Math.round(dive.cnsO2)}%`,
      date: dive.date?.slice(0, 10),
      time: dive.timeIn === null ? undefined : `${dive.timeIn.slice(0, 5)}:00`,
      duration: minutes === null || minutes <= 0 ? undefined : clockOf(minutes),
    },
    dive.divemasterSignature !== null && element('divemaster', null, dive.divemasterSignature),
    dive.buddySignature !== null &&
      element('buddy', null, peopleIn(dive.buddySignature).join(', ')),
    comments !== null && element('notes', null, comments),
    cylinderOf(dive),
    weight !== null &&
      element('weightsystem', {
        weight: `${decimal(poundsToKilograms(weight), 3)} kg`,
        description: 'weight',
      }),
    waterTemp !== null &&
      element('divetemperature', { water: `${decimal(fahrenheitToCelsius(waterTemp), 3)} C` }),
    computerOf(dive, own),
  );
}

function computerOf(
  { maxDepth, averageDepth, freediveOrScuba }: WrittenDive,
  own: readonly (readonly [string, string])[],
): XmlNode {
  const metres = (feet: number | null) =>
    feet === null || feet <= 0 ? undefined : `${decimal(feetToMetres(feet), 4)} m`;
  const max = metres(maxDepth);
  const mean = metres(averageDepth);
  const isFreedive = freediveOrScuba === 'FREEDIVE';
  return element(
    'divecomputer',
    { model: ownMark, dctype: isFreedive ? 'Freedive' : undefined },
    (max ?? mean) !== undefined && element('depth', { max, mean }),
    own.map(([name, value]) => element('extradata', { key: `${ownMark} ${name}`, value })),
  );
}

function cylinderOf({ startPSI, endPSI }: WrittenDive): XmlNode | false {
  const bar = (psi: number | null) =>
    psi === null || !isTankPressure(psiToBar(psi)) ? undefined : `${decimal(psiToBar(psi), 3)} bar`;
  const pressures = { start: bar(startPSI), end: bar(endPSI) };
  return (pressures.start ?? pressures.end) !== undefined && element('cylinder', pressures);
}

/** 42.5 as '42:30 min'. */
function clockOf(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

function tagsOf(dive: WrittenDive): string {
  return keysOf(tagOfFlag)
    .filter((flag) => dive[flag])
    .map((flag) => tagOfFlag[flag])
    .join(', ');
}

function salinityOf({ isFresh, isSalt }: WrittenDive): string | undefined {
  if (isSalt) return '1030 g/l';
  return isFresh ? '1000 g/l' : undefined;
}

/** The most metres of one to four stars. */
const stars = [1, 3, 5, 10];

function starsOf({ visibilityValue, visibilityUnit }: WrittenDive): number | undefined {
  if (visibilityValue === null || (visibilityUnit !== 'm' && visibilityUnit !== 'ft')) {
    return undefined;
  }
  const metres = visibilityUnit === 'm' ? visibilityValue : feetToMetres(visibilityValue);
  return stars.filter((most) => metres > most).length + 1;
}
