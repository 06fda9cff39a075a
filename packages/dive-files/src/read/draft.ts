import { bounds } from '@buddyline/domain/constants';
import { diveLogEntrySchema } from '@buddyline/domain/dive-log-entry';
import { type ImportedDive, importedDiveSchema } from '@buddyline/domain/dive-log-import';
import { keysOf } from '@buddyline/domain/keys';
import { boundedLine, boundedText } from '@buddyline/domain/text';
import * as v from 'valibot';
import { withOwnFields } from '../own-fields.ts';
import { dropImpossible } from './possible-values.ts';
import type { Doubt, NoteKind, ReadDive, ReadingNote } from './read-dive.ts';

const maxNotes = 20;

/** A dive while it is read: each reader sets what it finds. */
export class Draft {
  readonly #dive = v.parse(importedDiveSchema, {});
  readonly #notes: ReadingNote[] = [];
  readonly #doubts: Doubt[] = [];

  /** Sets what was found; null and undefined set nothing. */
  set(found: Partial<{ [Field in keyof ImportedDive]: ImportedDive[Field] | undefined }>): void {
    for (const [field, value] of Object.entries(found)) {
      if (value !== undefined && value !== null) Object.assign(this.#dive, { [field]: value });
    }
  }

  /** The diver's own words, before what was put into the comments already. */
  addComments(text: string): void {
    const { comments } = this.#dive;
    if (text !== '') this.#dive.comments = comments === null ? text : `${text}\n${comments}`;
  }

  /** Once for each value, and a few in all: a file may have a million tags. */
  note(kind: NoteKind, text: string): void {
    const value = text.slice(0, 100);
    const isKnown = this.#notes.some((note) => note.kind === kind && note.value === value);
    if (!isKnown && this.#notes.length < maxNotes) this.#notes.push({ kind, value });
  }

  doubt(doubt: Doubt): void {
    this.#doubts.push(doubt);
  }

  /** @param own the fields that only our files have, by their names there */
  finish(own: ReadonlyMap<string, string>): ReadDive {
    for (const value of dropImpossible(this.#dive)) this.note('value-lost', value);
    const dive = withOwnFields(this.#dive, own);
    this.#checkPosition(dive);
    this.#checkTexts(dive);
    dropInvalid(dive);
    const { date, maxDepth, timeThisDive, bottomTime, site, location } = dive;
    const isEmpty = [date, maxDepth, timeThisDive, bottomTime, site, location].every(
      (value) => value === null,
    );
    return { dive, notes: this.#notes, doubts: this.#doubts, isEmpty };
  }

  #checkPosition(dive: ImportedDive): void {
    const { latitude, longitude } = dive;
    if (latitude === null && longitude === null) return;
    const isPosition =
      latitude !== null &&
      longitude !== null &&
      Math.abs(latitude) <= bounds.latitudeMax &&
      Math.abs(longitude) <= bounds.longitudeMax;
    if (isPosition) return;
    this.note('position-lost', `${latitude ?? '?'} ${longitude ?? '?'}`);
    Object.assign(dive, { latitude: null, longitude: null });
  }

  #checkTexts(dive: ImportedDive): void {
    for (const name of keysOf(lineLengths)) {
      dive[name] = this.#fitting(dive[name], boundedLine(lineLengths[name]), lineLengths[name]);
    }
    const max = bounds.diveCommentsMax;
    dive.comments = this.#fitting(dive.comments, boundedText(max), max);
  }

  #fitting(
    text: string | null,
    schema: v.GenericSchema<unknown, string>,
    max: number,
  ): string | null {
    if (text === null) return null;
    const storable = text.slice(0, bounds.rawTextMax).toWellFormed().replaceAll('\0', '');
    const asItIs = v.safeParse(schema, storable);
    if (asItIs.success && text.length <= bounds.rawTextMax) return asItIs.output || null;
    this.note('text-cut', text);
    const cut = v.safeParse(schema, storable.trim().slice(0, max).toWellFormed());
    return (cut.success && cut.output) || null;
  }
}

/** What our own rules refuse is left out, such as a dive number of 0 or an unknown kind of gear. */
function dropInvalid(dive: ImportedDive): void {
  const empty = v.parse(importedDiveSchema, {});
  for (const field of keysOf(diveLogEntrySchema.entries)) {
    if (!v.is(diveLogEntrySchema.entries[field], dive[field])) {
      Object.assign(dive, { [field]: empty[field] });
    }
  }
}

const lineLengths = {
  location: bounds.locationMax,
  site: bounds.siteMax,
  pg: bounds.pressureGroupMax,
  buddySignature: bounds.fullNameMax,
  instructorSignature: bounds.fullNameMax,
  divemasterSignature: bounds.fullNameMax,
} as const;
