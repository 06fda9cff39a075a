import type { LostKind } from '@buddyline/domain/dive-log-import';
import { childrenOf, type XmlNode } from '../xml-node.ts';
import type { Lost } from './read-dive.ts';

export function countLost(lost: Lost, kind: LostKind | undefined, count = 1): void {
  if (kind !== undefined && count > 0) lost[kind] = (lost[kind] ?? 0) + count;
}

/**
 * Counts what a dive log does not keep of an element. What nobody knows counts as `other`, with all that is
 * in it as one.
 * @param kinds by name; null for elements that are read, whose children are looked at
 */
export function countUnknown(
  lost: Lost,
  node: XmlNode,
  kinds: Readonly<Record<string, LostKind | null>>,
): void {
  for (const child of node.children) {
    const kind = Object.hasOwn(kinds, child.name) ? kinds[child.name] : 'other';
    if (kind === null) countUnknown(lost, child, kinds);
    else if (child.children.length > 0 || child.text.trim() !== '' || kind !== 'other') {
      countLost(lost, kind);
    }
  }
}

/** A dive log has no notes about its site. */
export function countSiteNotes(lost: Lost, sites: Iterable<XmlNode>): void {
  for (const site of sites) {
    if (childrenOf(site, 'notes').some(hasText)) countLost(lost, 'other');
  }
}

function hasText({ text, children }: XmlNode): boolean {
  return text.trim() !== '' || children.some(hasText);
}
