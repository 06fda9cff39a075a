import { bounds } from '@buddyline/domain/constants';
import { diveLogLineNames, diveLogLines } from '@buddyline/domain/dive-log';
import { diveLogEntrySchema } from '@buddyline/domain/dive-log-entry';
import { type ImportedDive, importedDiveSchema } from '@buddyline/domain/dive-log-import';
import { isPossibleDiveDate } from '@buddyline/domain/dive-date';
import { fromNames, keysOf } from '@buddyline/domain/keys';
import { beginningOf, boundedLine, boundedText } from '@buddyline/domain/text';
import * as v from 'valibot';
import { nameOf, withOwnFields } from '../own-fields.ts';
import { plainText } from './plain-text.ts';
import { dropImpossible } from './possible-values.ts';
import type { Doubt, NoteKind, ReadDive, ReadingNote } from './read-dive.ts';
import { isNothing, type Moment, readNumber, readPosition } from './values.ts';

const maxNotes = 20;

/** A dive while it is read: each reader sets what it finds. */
export class Draft {
  readonly #dive = v.parse(importedDiveSchema, {});
  readonly #notes: ReadingNote[] = [];
  readonly #doubts: Doubt[] = [];
  #second: number | null = null;
  #isMade = true;

  /** Sets what was found; null and undefined set nothing. */
  set(found: Partial<{ [Field in keyof ImportedDive]: ImportedDive[Field] | undefined }>): void {
    for (const [field, value] of Object.entries(found)) {
      if (value !== undefined && value !== null) Object.assign(this.#dive, { [field]: value });
    }
  }

  /** The diver's own words, before what was put into the comments already. */
  addComments(notes: string): void {
    const { comments } = this.#dive;
    const text = plainText(notes);
    if (text !== '') this.#dive.comments = comments === null ? text : `${text}\n${comments}`;
  }

  /** Once for each value, and a few in all: a file may have a million tags. */
  note(kind: NoteKind, text: string): void {
    const value = beginningOf(text, 100).toWellFormed();
    const isKnown = this.#notes.some((note) => note.kind === kind && note.value === value);
    if (!isKnown && this.#notes.length < maxNotes) this.#notes.push({ kind, value });
  }

  /** A value of the file; one that cannot be read is told. */
  read<Value>(
    text: string | undefined,
    reader: (text: string | undefined) => Value | null,
  ): Value | null {
    const value = reader(text);
    if (value === null && !isNothing(text)) this.note('value-unreadable', text ?? '');
    return value;
  }

  setPosition(latitude: string | undefined, longitude: string | undefined): void {
    const isRead = [latitude, longitude].every(
      (text) => isNothing(text) || readNumber(text) !== null,
    );
    if (isRead) this.set(readPosition(latitude, longitude));
    else this.note('position-lost', `${latitude ?? '?'} ${longitude ?? '?'}`);
  }

  /** The start by the diver's watch. @param text as it stands in the file */
  setStart({ date, time, second }: Moment, text: string | undefined): void {
    if (date === null && text !== undefined) this.note('date-unknown', text);
    this.#second = second;
    this.set({ date, timeIn: time });
  }

  /** Notes that the dive is in the file, but nobody has made it. */
  notMade(kind: 'only-planned' | 'marked-invalid'): void {
    this.note(kind, '');
    this.#isMade = false;
  }

  doubt(doubt: Doubt): void {
    this.#doubts.push(doubt);
  }

  /** @param own the fields that only our files have, by their names there */
  finish(own: ReadonlyMap<string, string>): ReadDive {
    for (const value of dropImpossible(this.#dive)) this.note('value-lost', value);
    const dive = withOwnFields(this.#dive, own);
    this.#checkDate(dive);
    this.#checkPosition(dive);
    this.#checkTexts(dive);
    for (const value of dropInvalid(dive)) this.note('value-lost', value);
    const { date, maxDepth, timeThisDive, bottomTime, site, location } = dive;
    const isEmpty = [date, maxDepth, timeThisDive, bottomTime, site, location].every(
      (value) => value === null,
    );
    return {
      dive,
      second: this.#second,
      notes: this.#notes,
      doubts: this.#doubts,
      isEmpty,
      isMade: this.#isMade,
    };
  }

  #checkDate(dive: ImportedDive): void {
    if (dive.date === null || isPossibleDiveDate(dive.date)) return;
    this.note('date-impossible', dive.date);
    dive.date = null;
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
    for (const name of keysOf(lines)) dive[name] = this.#fittingLine(dive, name);
    const max = bounds.diveCommentsMax;
    const { comments } = dive;
    if (comments === null) return;
    const fitting = fittingText(comments, boundedText(max), max);
    if (fitting.isCut) this.note('text-cut', comments);
    dive.comments = fitting.text;
  }

  /** What is too long for its line goes into the comments, as far as they have room. */
  #fittingLine(dive: ImportedDive, name: keyof typeof lines): string | null {
    const text = dive[name];
    if (text === null) return null;
    const { max, label, isList } = lines[name];
    const fitting = fittingText(text, boundedLine(max), max);
    if (!fitting.isCut) return fitting.text;
    const whole = v.safeParse(boundedLine(bounds.diveCommentsMax), text);
    const comments = [dive.comments, `${label}: ${whole.success ? whole.output : text}`]
      .filter((one) => one !== null)
      .join('\n');
    const hasRoom = whole.success && comments.length <= bounds.diveCommentsMax;
    this.note(hasRoom ? 'text-in-comments' : 'text-cut', text);
    if (hasRoom) dive.comments = comments;
    return isList ? wholeNames(fitting.text, text) : fitting.text;
  }
}

/** The text as it can be stored; null where nothing of it can. */
function fittingText(
  text: string,
  schema: v.GenericSchema<unknown, string>,
  max: number,
): { text: string | null; isCut: boolean } {
  const storable = beginningOf(text, bounds.rawTextMax).toWellFormed().replaceAll('\0', '');
  const asItIs = v.safeParse(schema, storable);
  if (asItIs.success && text.length <= bounds.rawTextMax) {
    return { text: asItIs.output || null, isCut: false };
  }
  const cut = v.safeParse(schema, beginningOf(storable.trim(), max));
  return { text: (cut.success && cut.output) || null, isCut: true };
}

/** A cut list of names, without half a name at its end. */
function wholeNames(cut: string | null, list: string): string | null {
  if (cut === null || list.trimStart().charAt(cut.length) === ',') return cut;
  const end = cut.lastIndexOf(',');
  return end > 0 ? cut.slice(0, end) : cut;
}

/**
 * What our own rules refuse is left out, such as half a dive number or an unknown kind of gear.
 * @returns these values; a dive number of 0 is none
 */
function dropInvalid(dive: ImportedDive): string[] {
  const empty = v.parse(importedDiveSchema, {});
  return keysOf(diveLogEntrySchema.entries).flatMap((field) => {
    const value = dive[field];
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    if (v.is(diveLogEntrySchema.entries[field], value)) return [];
    Object.assign(dive, { [field]: empty[field] });
    return text === '' || text === '0' ? [] : [text];
  });
}

interface Line {
  max: number;
  /** What stands before it in the comments. */
  label: string;
  isList: boolean;
}

const names = (label: string): Line => ({ max: bounds.fullNameMax, label, isList: true });

const lines = {
  ...fromNames(diveLogLineNames, (name): Line => ({
    max: diveLogLines[name],
    label: inWords(nameOf(name)),
    isList: false,
  })),
  buddySignature: names('Buddies'),
  instructorSignature: names('Instructor'),
  divemasterSignature: names('Divemaster'),
};

/** `pressureGroup` as 'Pressure group'. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
