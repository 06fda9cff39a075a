import type { LostKind } from '@buddyline/domain/dive-log-import';
import { childOf, childrenOf, type XmlNode } from '../xml-node.ts';
import type { Lost } from './read-dive.ts';
import { readNumber } from './values.ts';

export function countLost(lost: Lost, kind: LostKind | undefined, count = 1): void {
  if (kind !== undefined && count > 0) lost[kind] = (lost[kind] ?? 0) + count;
}

/** By name; null for what is read, and for elements whose children and attributes are looked at. */
export type Kinds = Readonly<Record<string, LostKind | 'counted-apart' | null>>;

export interface KnownParts {
  elements: Kinds;
  /** By the name of the element; without it, attributes are ids and units. */
  attributes?: Readonly<Record<string, Kinds>>;
}

/**
 * Counts what a dive log does not keep of an element. What nobody knows counts as `other`, with all that is
 * in it as one.
 */
export function countUnknown(lost: Lost, node: XmlNode, known: KnownParts): void {
  countAttributes(lost, node, known);
  for (const child of node.children) {
    const kind = kindOf(known.elements, child.name);
    if (kind === null) countUnknown(lost, child, known);
    else if (kind !== 'counted-apart' && (hasValue(child) || isWhole(kind))) {
      countLost(lost, kind);
    }
  }
}

/** A picture has its place in attributes. */
const isWhole = (kind: LostKind): boolean => kind === 'pictures';

function countAttributes(lost: Lost, { name, attributes }: XmlNode, known: KnownParts): void {
  if (known.attributes === undefined) return;
  const kinds = known.attributes[name] ?? {};
  for (const [key, value] of Object.entries(attributes)) {
    const kind = kindOf(kinds, key);
    if (kind !== null && kind !== 'counted-apart' && isValue(value)) countLost(lost, kind);
  }
}

const kindOf = (kinds: Kinds, name: string) =>
  Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : 'other';

function hasValue({ text, children }: XmlNode): boolean {
  return isValue(text) || children.some((child) => hasAttributes(child) || hasValue(child));
}

const hasAttributes = ({ attributes }: XmlNode): boolean => Object.keys(attributes).length > 0;

/** 0 is that of programs that know no value. */
const isValue = (text: string): boolean => text.trim() !== '' && readNumber(text) !== 0;

/** A dive log has no notes about its site. Subsurface's UDDF has them in the data of the site. */
export function countSiteNotes(lost: Lost, sites: Iterable<XmlNode>): void {
  for (const site of sites) {
    const places = [site, childOf(site, 'sitedata')];
    const notes = places.flatMap((place) => childrenOf(place, 'notes'));
    if (notes.some(hasText)) countLost(lost, 'other');
  }
}

function hasText({ text, children }: XmlNode): boolean {
  return text.trim() !== '' || children.some(hasText);
}
