import type { LostKind } from '@buddyline/domain/dive-log-import';
import { attributeOf, childrenOf, type XmlNode } from '../xml-node.ts';
import type { FileReader } from './file-reader.ts';
import { countLost, countSiteNotes, countUnknown } from './lost.ts';
import type { Lost } from './read-dive.ts';
import { readSubsurfaceDive } from './subsurface-dive.ts';
import { SubsurfaceSamples } from './subsurface-samples.ts';

/** @param generator what has written the file */
export function subsurfaceFile(generator: string): FileReader {
  const sites = new Map<string, XmlNode>();
  const dives: { node: XmlNode; samples: SubsurfaceSamples }[] = [];
  const lost: Lost = {};
  let samples = new SubsurfaceSamples();
  let computer: XmlNode | undefined;
  return {
    format: 'ssrf',
    lost,
    wholes: new Set(['site', 'dive']),
    samples: new Set(['sample', 'event']),
    count: () => dives.length,
    generator: () => generator || null,
    onOther: () => undefined,
    onSample(sample, parent) {
      if (sample.name === 'event') {
        countLost(lost, 'events');
        return;
      }
      countLost(lost, 'samples');
      computer ??= parent;
      if (parent === computer) samples.add(sample);
    },
    onWhole(node) {
      if (node.name === 'site') sites.set(attributeOf(node, 'uuid') ?? '', node);
      else {
        dives.push({ node, samples });
        samples = new SubsurfaceSamples();
        computer = undefined;
      }
    },
    finish() {
      countSiteNotes(lost, sites.values());
      return dives.map((dive) => {
        countLost(lost, 'cylinders', furtherCylinders(dive.node));
        countLost(lost, 'computers', childrenOf(dive.node, 'divecomputer').length - 1);
        if (attributeOf(dive.node, 'rating') !== undefined) countLost(lost, 'ratings');
        countUnknown(lost, dive.node, kindsInDive);
        return readSubsurfaceDive(dive.node, sites, dive.samples);
      });
    },
  };
}

/** Those about which something is written. */
function furtherCylinders(dive: XmlNode): number {
  const further = childrenOf(dive, 'cylinder').slice(1);
  return further.filter(({ attributes }) => Object.keys(attributes).length > 0).length;
}

const read = null;
const kindsInDive: Readonly<Record<string, LostKind | null>> = {
  divemaster: read,
  diveguide: read,
  buddy: read,
  notes: read,
  location: read,
  place: read,
  gps: read,
  cylinder: read,
  weightsystem: read,
  divetemperature: read,
  temperature: read,
  depth: read,
  divecomputer: read,
  water: read,
  extradata: read,
  surface: read,
  picture: 'pictures',
};
