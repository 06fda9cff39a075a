import type { LostKind } from '@buddyline/domain/dive-log-import';
import { attributeOf, childOf, textAt, type XmlNode } from '../../xml-node.ts';
import type { FileReader } from '../file-reader.ts';
import { countLost, countSiteNotes } from '../lost.ts';
import type { Lost } from '../read-dive.ts';
import { readUddfDive } from './uddf-dive.ts';
import { countLosses } from './uddf-losses.ts';
import { UddfSamples } from './uddf-samples.ts';

/** Sites and buddies may follow the dives that link to them, so dives are read at the end. */
export function uddfFile(): FileReader {
  const targets = {
    sites: new Map<string, XmlNode>(),
    buddies: new Map<string, XmlNode>(),
    profiles: new Map<string, XmlNode>(),
    mixes: new Map<string, XmlNode>(),
    equipment: new Map<string, XmlNode>(),
  };
  const dives: { node: XmlNode; samples: UddfSamples }[] = [];
  const lost: Lost = {};
  let generator: string | null = null;
  let samples = new UddfSamples();
  return {
    format: 'uddf',
    lost,
    wholes: new Set(['generator', 'owner', 'buddy', 'site', 'mix', 'profile', 'trip', 'dive']),
    samples: new Set(['waypoint']),
    count: () => dives.length,
    generator: () => generator,
    onOther: (name) => countLost(lost, media[name]),
    onSample(waypoint, parent) {
      // Those of a planned profile were not dived.
      if (parent?.name === 'samples') samples.add(waypoint);
      else countLost(lost, 'samples');
    },
    onWhole(node) {
      const id = attributeOf(node, 'id') ?? '';
      if (node.name === 'site') targets.sites.set(id, node);
      else if (node.name === 'buddy') targets.buddies.set(id, node);
      else if (node.name === 'mix') targets.mixes.set(id, node);
      else if (node.name === 'owner') addEquipment(targets.equipment, node);
      else if (node.name === 'profile') targets.profiles.set(id, node);
      else if (node.name === 'generator') generator = programOf(node);
      else if (node.name === 'trip') countLost(lost, 'other', textAt(node, 'name') ? 1 : 0);
      else if (node.name === 'dive') {
        dives.push({ node, samples });
        samples = new UddfSamples();
      }
    },
    finish() {
      countSiteNotes(lost, targets.sites.values());
      return dives.map((dive) => {
        if (dive.samples.hasProfile) countLost(lost, 'samples', dive.samples.count);
        countLosses(lost, dive.node, dive.samples, targets);
        return readUddfDive(dive.node, targets, dive.samples);
      });
    },
  };
}

function addEquipment(equipment: Map<string, XmlNode>, owner: XmlNode): void {
  for (const thing of childOf(owner, 'equipment')?.children ?? []) {
    const id = attributeOf(thing, 'id');
    if (id !== undefined) equipment.set(id, thing);
  }
}

function programOf(node: XmlNode): string | null {
  const name = textAt(node, 'name');
  return name === undefined ? null : [name, textAt(node, 'version')].filter(Boolean).join(' ');
}

const media: Partial<Record<string, LostKind>> = {
  image: 'pictures',
  video: 'pictures',
  audio: 'pictures',
};
