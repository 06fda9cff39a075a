import { attributeOf, childrenOf, type XmlNode } from '../../xml-node.ts';
import { isPlannerModel } from '../values.ts';

export const isPlanner = (computer: XmlNode | undefined): boolean =>
  isPlannerModel(attributeOf(computer, 'model'));

/** The computers that have been in the water. In the file the planner is one, too. */
export function madeComputers(dive: XmlNode): XmlNode[] {
  return childrenOf(dive, 'divecomputer').filter((computer) => !isPlanner(computer));
}

/** The first of several computers counts. */
export function computerOf(dive: XmlNode): XmlNode | undefined {
  return madeComputers(dive)[0] ?? childrenOf(dive, 'divecomputer')[0];
}

/**
 * An attribute of the dive that is that of its first computer. Another computer that counts has its own, unless it
 * is the same.
 */
export function momentOf(dive: XmlNode, name: string): string | undefined {
  return attributeOf(computerOf(dive), name) ?? attributeOf(dive, name);
}
