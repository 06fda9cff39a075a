import { bounds } from '@buddyline/domain/constants';
import type { XmlNode } from '../xml-node.ts';
import { DiveFileProblem } from './problem.ts';
import type { Attributes, XmlHandler } from './parse-xml.ts';

/** Elements and their attributes, without samples: far more than a dive or a site has. */
const maxParts = 20_000;
/** The bound for all dives, which are in memory until the end of the file. */
const maxPartsOfDives = 600_000;
/** The bound for everything else, such as sites. */
const maxPartsOfOthers = 200_000;
/** Characters of an element's own text: more than the longest text that is kept, so that it is told to be cut. */
const maxText = bounds.rawTextMax + 1;
/** Two days, one a second. */
const maxSamples = 200_000;

export interface TreeRules {
  /** Elements that are read as a whole, such as a dive. */
  wholes: ReadonlySet<string>;
  /** Elements of a whole that are told one by one and dropped: the samples of a dive. */
  samples: ReadonlySet<string>;
  onWhole: (node: XmlNode) => void;
  /** @param parent what the sample is in, as far as it was read */
  onSample: (node: XmlNode, parent: XmlNode | undefined) => void;
  /** An element outside of all wholes. */
  onOther: (name: string, attributes: Attributes) => void;
}

/** One for all, because each object of the parser takes a few hundred bytes. */
const noAttributes: Attributes = {};

interface OpenNode extends XmlNode {
  children: XmlNode[];
  /** The parts of the whole before it. */
  before: number;
}

/** Makes nodes of the elements that the rules name, so that only one of them is in memory. */
export function readTrees(rules: TreeRules): XmlHandler {
  const open: OpenNode[] = [];
  /** The parts of the open dive or of another open whole. */
  let parts = 0;
  let samples = 0;
  let partsOfDives = 0;
  let partsOfOthers = 0;
  const countOther = (count: number): void => {
    partsOfOthers += count;
    if (partsOfOthers > maxPartsOfOthers) throw new DiveFileProblem('too-long');
  };
  const countWhole = (name: string): void => {
    if (name !== 'dive') countOther(parts);
    else {
      partsOfDives += parts;
      if (partsOfDives > maxPartsOfDives) throw new DiveFileProblem('too-long');
    }
    parts = 0;
    samples = 0;
  };
  return {
    open(name, attributes) {
      if (open.length === 0 && !rules.wholes.has(name)) {
        countOther(1);
        rules.onOther(name, attributes);
        return;
      }
      const count = Object.keys(attributes).length;
      const kept = count === 0 ? noAttributes : attributes;
      open.push({ name, attributes: kept, children: [], text: '', before: parts });
      parts += 1 + count;
      if (parts > maxParts) throw new DiveFileProblem('too-long');
    },
    text(text) {
      const node = open.at(-1);
      if (node !== undefined) node.text += text.slice(0, maxText - node.text.length);
    },
    close() {
      const node = open.pop();
      // One that was outside of all wholes.
      if (node === undefined) return;
      const parent = open.at(-1);
      if (rules.samples.has(node.name)) {
        parts = node.before;
        samples += 1;
        if (samples > maxSamples) throw new DiveFileProblem('too-long');
        rules.onSample(node, parent);
      } else if (parent === undefined) {
        countWhole(node.name);
        rules.onWhole(node);
      } else parent.children.push(node);
    },
  };
}
