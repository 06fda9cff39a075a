import type { XmlNode } from '../xml-node.ts';
import { DiveFileProblem } from './problem.ts';
import type { Attributes, XmlHandler } from './parse-xml.ts';

/** Far more than a dive has without its samples. */
const maxNodes = 20_000;

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

interface OpenNode extends XmlNode {
  children: XmlNode[];
}

/** Makes nodes of the elements that the rules name, so that only one of them is in memory. */
export function readTrees(rules: TreeRules): XmlHandler {
  const open: OpenNode[] = [];
  let nodes = 0;
  return {
    open(name, attributes) {
      if (open.length === 0 && !rules.wholes.has(name)) {
        rules.onOther(name, attributes);
        return;
      }
      nodes += 1;
      if (nodes > maxNodes) throw new DiveFileProblem('too-long');
      open.push({ name, attributes, children: [], text: '' });
    },
    text(text) {
      const node = open.at(-1);
      if (node !== undefined) node.text += text;
    },
    close() {
      const node = open.pop();
      // One that was outside of all wholes.
      if (node === undefined) return;
      const parent = open.at(-1);
      if (rules.samples.has(node.name)) {
        nodes -= 1 + node.children.length;
        rules.onSample(node, parent);
      } else if (parent === undefined) {
        nodes = 0;
        rules.onWhole(node);
      } else parent.children.push(node);
    },
  };
}
