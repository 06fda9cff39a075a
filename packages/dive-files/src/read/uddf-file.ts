import type { LostKind } from '@buddyline/domain/dive-log-import';
import { attributeOf, childrenOf, textAt, type XmlNode } from '../xml-node.ts';
import type { FileReader } from './file-reader.ts';
import { countLost, countSiteNotes, countUnknown } from './lost.ts';
import type { Lost } from './read-dive.ts';
import { readUddfDive } from './uddf-dive.ts';
import { UddfSamples } from './uddf-samples.ts';
import { readNumber } from './values.ts';

/** Sites and buddies may follow the dives that link to them, so dives are read at the end. */
export function uddfFile(): FileReader {
  const targets = {
    sites: new Map<string, XmlNode>(),
    buddies: new Map<string, XmlNode>(),
    profiles: new Map<string, XmlNode>(),
  };
  const dives: { node: XmlNode; samples: UddfSamples }[] = [];
  const lost: Lost = {};
  let generator: string | null = null;
  let samples = new UddfSamples();
  return {
    format: 'uddf',
    lost,
    wholes: new Set(['generator', 'owner', 'buddy', 'site', 'profile', 'dive']),
    samples: new Set(['waypoint']),
    count: () => dives.length,
    generator: () => generator,
    onOther: (name) => countLost(lost, media[name]),
    onSample(waypoint, parent) {
      countLost(lost, 'samples');
      // Those of a planned profile were not dived.
      if (parent?.name === 'samples') samples.add(waypoint);
    },
    onWhole(node) {
      const id = attributeOf(node, 'id') ?? '';
      if (node.name === 'site') targets.sites.set(id, node);
      else if (node.name === 'buddy') targets.buddies.set(id, node);
      else if (node.name === 'profile') targets.profiles.set(id, node);
      else if (node.name === 'generator') generator = programOf(node);
      else if (node.name === 'dive') {
        dives.push({ node, samples });
        samples = new UddfSamples();
      }
    },
    finish() {
      countSiteNotes(lost, targets.sites.values());
      return dives.map((dive) => {
        countLost(lost, 'cylinders', furtherTanks(dive.node));
        countUnknown(lost, dive.node, kindsInDive);
        return readUddfDive(dive.node, targets, dive.samples);
      });
    },
  };
}

/** Without those that a program writes for each tank that it could have, with pressures of 0. */
function furtherTanks(dive: XmlNode): number {
  const further = childrenOf(dive, 'tankdata').slice(1);
  return further.filter(({ children }) => children.some(({ text }) => readNumber(text) !== 0))
    .length;
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

const read = null;
const kindsInDive: Readonly<Record<string, LostKind | null>> = {
  informationbeforedive: read,
  informationafterdive: read,
  link: read,
  datetime: read,
  date: read,
  year: read,
  month: read,
  day: read,
  time: read,
  hour: read,
  minute: read,
  divenumber: read,
  surfaceintervalbeforedive: read,
  passedtime: read,
  infinity: read,
  equipmentused: read,
  leadquantity: read,
  apparatus: read,
  platform: read,
  purpose: read,
  tankdata: read,
  tankpressurebegin: read,
  tankpressureend: read,
  samples: read,
  greatestdepth: read,
  averagedepth: read,
  diveduration: read,
  lowesttemperature: read,
  visibility: read,
  current: read,
  notes: read,
  para: read,
  text: read,
  density: read,
  observations: read,
  rating: 'ratings',
};
