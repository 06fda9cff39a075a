import * as v from 'valibot';
import { bounds } from './constants.ts';
import { diveLogUpdateSchema } from './dive-log.ts';
import { newIdSchema } from './ids.ts';
import { boundedLine } from './text.ts';

const signature = v.optional(v.nullable(boundedLine(bounds.fullNameMax)));

/** PUT /divelogs/{id}: all that the diver writes. Missing fields are unchanged, null clears a field. */
export const diveLogEntrySchema = v.object({
  ...diveLogUpdateSchema.entries,
  buddySignature: signature,
  instructorSignature: signature,
  divemasterSignature: signature,
});
export type DiveLogEntry = v.InferOutput<typeof diveLogEntrySchema>;

/** POST /divelogs. A dive number may be taken: the diver knows better. */
export const diveLogCreateSchema = v.object({ ...diveLogEntrySchema.entries, id: newIdSchema });
export type DiveLogCreate = v.InferInput<typeof diveLogCreateSchema>;
