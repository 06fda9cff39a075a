import type { ReadDive, ReadFile } from '@buddyline/dive-files/read';
import {
  type DiveFileFormat,
  diveFileFormats,
  type ImportedDive,
  importedDiveSchema,
  type PreviewState,
  previewStates,
} from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';
import type { LoggedDive } from './logged-dive.ts';
import { FileDives, LoggedDives } from './logged-dives.ts';
import { mapInTurns } from './map-in-turns.ts';

/** A preview as it is stored, without words of a language and without fields that have no value. */
export interface StoredPreview {
  format: DiveFileFormat;
  generator: string | null;
  lost: Record<string, number>;
  dives: StoredDive[];
}

export interface StoredDive {
  n: number;
  state: PreviewState;
  duplicateOf: string | null;
  dive: Partial<ImportedDive>;
  doubts: { kind: string; fields: string[] }[];
  notes: { kind: string; value: string }[];
}

const storedDiveSchema = v.object({
  n: v.number(),
  state: v.picklist(previewStates),
  duplicateOf: v.nullable(v.string()),
  dive: v.partial(importedDiveSchema),
  doubts: v.array(v.object({ kind: v.string(), fields: v.array(v.string()) })),
  notes: v.array(v.object({ kind: v.string(), value: v.string() })),
});

const headingSchema = v.object({
  format: v.picklist(diveFileFormats),
  generator: v.nullable(v.string()),
  lost: v.record(v.string(), v.number()),
});

export async function parsedPreview(
  heading: unknown,
  dives: readonly { part: unknown }[],
): Promise<StoredPreview> {
  return {
    ...v.parse(headingSchema, heading),
    dives: await mapInTurns(dives, ({ part }) => v.parse(storedDiveSchema, part)),
  };
}

/** All fields of a stored dive. */
export function wholeDive({ dive }: Pick<StoredDive, 'dive'>): ImportedDive {
  return v.parse(importedDiveSchema, dive);
}

export async function loggedDives(logbook: readonly LoggedDive[]): Promise<LoggedDives> {
  const logged = new LoggedDives();
  await mapInTurns(logbook, (dive) => logged.add(dive));
  return logged;
}

/** Compares the dives of a file with the logbook, and with each other. */
export async function previewOf(
  file: ReadFile,
  logbook: readonly LoggedDive[],
): Promise<StoredPreview> {
  const logged = await loggedDives(logbook);
  const inFile = new FileDives();
  return {
    format: file.format,
    generator: file.generator,
    lost: Object.fromEntries(Object.entries(file.lost)),
    dives: await mapInTurns(file.dives, (read, index) => {
      const found = storedDive(read, index + 1, { logged, inFile });
      if (read.isMade) inFile.add({ ...read.dive, id: null, second: read.second });
      return found;
    }),
  };
}

function storedDive(
  { dive, second, notes, doubts, isEmpty, isMade }: ReadDive,
  n: number,
  { logged, inFile }: { logged: LoggedDives; inFile: FileDives },
): StoredDive {
  const compared = { ...dive, id: null, second };
  const isCompared = isMade && !isEmpty;
  const duplicate = isCompared ? (logged.find(compared) ?? inFile.findTwin(compared)) : undefined;
  return {
    n,
    state: stateOf({ isEmpty, isMade }, duplicate),
    duplicateOf: duplicate?.id ?? null,
    dive: setFields(dive),
    doubts: doubts.map(({ kind, fields }) => ({ kind, fields: [...fields] })),
    notes,
  };
}

function stateOf(
  { isEmpty, isMade }: Pick<ReadDive, 'isEmpty' | 'isMade'>,
  duplicate: LoggedDive | undefined,
): PreviewState {
  if (isEmpty) return 'unreadable';
  if (!isMade) return 'not-made';
  return duplicate === undefined ? 'new' : 'duplicate';
}

function setFields(dive: ImportedDive): Partial<ImportedDive> {
  const isSet = (value: unknown) =>
    value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(dive).filter(([, value]) => isSet(value)));
}
