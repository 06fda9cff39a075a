import * as v from 'valibot';
import { refusalSchema } from './bulk.ts';
import { bounds } from './constants.ts';
import { diveLogSchema } from './dive-log.ts';
import { idSchema, uuidSchema } from './ids.ts';
import { messageKey } from './messages.ts';
import { newIdSchema } from './new-id.ts';
import { textOrNull, choiceOrText } from './text.ts';

/** Files with a logbook that can be imported: UDDF, and the files of Subsurface. */
export const diveFileFormats = ['uddf', 'ssrf'] as const;
export type DiveFileFormat = (typeof diveFileFormats)[number];

export const diveFileMaxBytes = 64_000_000;
/** The most dives that a file may have. */
export const diveFileMaxDives = 5_000;
export const shiftHoursMax = 24;
/** Beside the hours. */
export const shiftMinutesMax = 59;

/** What a file may have that a dive log does not keep. */
export const lostKinds = [
  'samples',
  /** Mixes of gas other than air, of each dive. */
  'gases',
  'tank-sizes',
  /** Further tanks of a dive. */
  'cylinders',
  /** Dives with a rebreather. */
  'rebreathers',
  'air-temperatures',
  'suits',
  /** Names of dive computers. */
  'models',
  /** Further computers of a dive. */
  'computers',
  'events',
  'pictures',
  'ratings',
  'other',
] as const;
export type LostKind = (typeof lostKinds)[number];

/** How many of each kind; kinds of which there are none are absent. */
export const lostSchema = v.record(v.string(), v.number());

/** What is in a file about one dive: a dive log without what the API adds. */
export const importedDiveSchema = v.omit(diveLogSchema, [
  'id',
  'userId',
  'Owner',
  'createdAt',
  'updatedAt',
]);
export type ImportedDive = v.InferOutput<typeof importedDiveSchema>;

/**
 * `unreadable`: nothing of a dive was found, so it cannot be taken. `not-made`: by the file it was only planned, or
 * is not valid; a note says which.
 */
export const previewStates = ['new', 'duplicate', 'unreadable', 'not-made'] as const;
export type PreviewState = (typeof previewStates)[number];

/** A warning in the caller's language, and the fields that it is about. */
export const diveWarningSchema = v.object({ message: v.string(), fields: v.array(v.string()) });

export const previewedDiveSchema = v.object({
  /** The position in the file, from 1. */
  n: v.number(),
  state: choiceOrText(previewStates),
  /** The dive log that it duplicates; null for one that is twice in the file. */
  duplicateOf: v.nullable(idSchema),
  dive: importedDiveSchema,
  findings: v.array(diveWarningSchema),
  /** What was read differently from the file, or not at all, in the caller's language. */
  notes: v.array(v.string()),
});
export type PreviewedDive = v.InferOutput<typeof previewedDiveSchema>;

/** POST /divelogs/imports: the preview of a file. */
export const diveLogPreviewSchema = v.object({
  id: idSchema,
  format: choiceOrText(diveFileFormats),
  /** The program that wrote the file. */
  generator: textOrNull,
  dives: v.array(previewedDiveSchema),
  lost: lostSchema,
});
export type DiveLogPreview = v.InferOutput<typeof diveLogPreviewSchema>;

export const importStates = ['receiving', 'reading', 'ready'] as const;
export type ImportState = (typeof importStates)[number];

/** GET /divelogs/imports/{id}: how far the file is, and the preview once it was read. */
export const diveLogImportSchema = v.object({
  id: idSchema,
  state: choiceOrText(importStates),
  /** From 0 to 1, of the present state. */
  progress: v.number(),
  preview: v.nullable(diveLogPreviewSchema),
});
export type DiveLogImport = v.InferOutput<typeof diveLogImportSchema>;

/**
 * The query of POST /divelogs/imports. With an `id` of its own choice, a UUIDv7, a client can ask for the
 * progress before it has the answer.
 */
export const diveLogImportQuerySchema = v.object({ userId: uuidSchema, id: newIdSchema });

const shiftBy = (max: number) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(messageKey('import.shift')),
      v.minValue(-max, messageKey('import.shift')),
      v.maxValue(max, messageKey('import.shift')),
    ),
    0,
  );

/** POST /divelogs/imports/{id}. */
export const diveLogTakeSchema = v.object({
  /** The `n` of the dives. */
  take: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.minLength(1),
    v.maxLength(diveFileMaxDives),
    v.check((all) => new Set(all).size === all.length, messageKey('import.repeated-number')),
  ),
  /** Added to the times of all dives, with the minutes; a dive without a time keeps its date. */
  shiftHours: shiftBy(shiftHoursMax),
  /** Added to the hours: some time zones differ by half an hour. */
  shiftMinutes: shiftBy(shiftMinutesMax),
  /** The dive number of the earliest dive that is taken; without it each has the number of the file. */
  firstNumber: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer(messageKey('dive-number.not-whole')),
        v.minValue(bounds.diveNumberMin, messageKey('dive-number.too-small')),
        v.maxValue(bounds.diveNumberMax - diveFileMaxDives, messageKey('dive-number.too-large')),
      ),
    ),
    null,
  ),
});
export type DiveLogTake = v.InferInput<typeof diveLogTakeSchema>;

/** The outcome of one dive, in the order of `take`. */
export const takenDiveSchema = v.object({
  n: v.number(),
  ok: v.boolean(),
  /** The new dive log; null if the dive was refused. */
  id: v.nullable(idSchema),
  message: refusalSchema,
});
export type TakenDive = v.InferOutput<typeof takenDiveSchema>;

/**
 * `undo`: whether POST /divelogs/imports/{id}/undo can move what was taken to the trash, all at once.
 */
export const diveLogTakenSchema = v.object({
  results: v.array(takenDiveSchema),
  undo: v.boolean(),
});
export type DiveLogTaken = v.InferOutput<typeof diveLogTakenSchema>;

/** POST /divelogs/imports/{id}/undo. */
export const diveLogImportUndoneSchema = v.object({ removed: v.number() });
