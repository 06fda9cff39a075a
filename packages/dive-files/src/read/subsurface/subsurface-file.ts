import { attributeOf, type XmlNode } from '../../xml-node.ts';
import type { FileReader } from '../file-reader.ts';
import { countLost, countSiteNotes } from '../lost.ts';
import type { Lost } from '../read-dive.ts';
import { isPlanner } from './subsurface-computers.ts';
import { readSubsurfaceDive } from './subsurface-dive.ts';
import { countLosses } from './subsurface-losses.ts';
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
    onOther(name, attributes) {
      // A trip has a name of its own.
      if (name === 'trip' && attributes.location) countLost(lost, 'other');
    },
    onSample(sample, parent) {
      if (sample.name === 'event') {
        countLost(lost, 'events');
        return;
      }
      countLost(lost, 'samples');
      if (!isPlanner(parent)) computer ??= parent;
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
        countLosses(lost, dive.node);
        return readSubsurfaceDive(dive.node, sites, dive.samples);
      });
    },
  };
}
