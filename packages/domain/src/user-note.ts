import * as v from 'valibot';
import { bounds } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema } from './ids.ts';
import { requiredText } from './text.ts';
import { namedPersonOrNull } from './ticket.ts';

/** A note about a person, which only staff read. */
export const userNoteSchema = v.object({
  id: idSchema,
  body: v.string(),
  isPinned: v.boolean(),
  by: namedPersonOrNull,
  at: timestampOrNull,
});
export type UserNote = v.InferOutput<typeof userNoteSchema>;

/** GET /users/{id}/notes: pinned ones first, then the newest first; at most 200. */
export const userNotesSchema = v.array(userNoteSchema);

const body = requiredText(bounds.messageMax);

/** POST /users/{id}/notes. */
export const userNoteCreateSchema = v.object({ body, isPinned: v.optional(v.boolean()) });
export type UserNoteCreate = v.InferOutput<typeof userNoteCreateSchema>;

/** PUT /users/{id}/notes/{noteId}; missing fields are unchanged. */
export const userNoteUpdateSchema = v.object({
  body: v.optional(body),
  isPinned: v.optional(v.boolean()),
});
export type UserNoteUpdate = v.InferOutput<typeof userNoteUpdateSchema>;
