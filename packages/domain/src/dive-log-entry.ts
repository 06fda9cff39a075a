import * as v from 'valibot';
import { bounds } from './constants.ts';
import { diveDateSchema } from './dive-date.ts';
import { diveLogUpdateSchema } from './dive-log.ts';
import { newIdSchema } from './new-id.ts';
import { boundedLine } from './text.ts';

const signature = v.optional(v.nullable(boundedLine(bounds.fullNameMax)));

/** PUT /divelogs/{id}: all that the diver writes. Missing fields are unchanged, null clears a field. */
export const diveLogEntrySchema = v.object({
  ...diveLogUpdateSchema.entries,
  date: v.optional(v.nullable(diveDateSchema)),
  buddySignature: signature,
  instructorSignature: signature,
  divemasterSignature: signature,
});
export type DiveLogEntry = v.InferOutput<typeof diveLogEntrySchema>;

/** POST /divelogs. A dive number may be taken: the diver knows better. */
export const diveLogCreateSchema = v.object({ ...diveLogEntrySchema.entries, id: newIdSchema });
export type DiveLogCreate = v.InferInput<typeof diveLogCreateSchema>;
