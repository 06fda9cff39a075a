import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { countsByNoun } from './counts.ts';
import { cursorEntries } from './cursor.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema, uuidSchema } from './ids.ts';
import { namedPersonSchema } from './named-person.ts';
import { searchEntry } from './search.ts';
import { choiceOrText } from './text.ts';
import { newUsernameSchema } from './user.ts';

export const trashNouns = [
  'users',
  'posts',
  'comments',
  'certificates',
  'dive-logs',
  'tickets',
] as const;
export type TrashNoun = (typeof trashNouns)[number];

export const trashOwnerSchema = v.object({
  id: idSchema,
  name: v.string(),
  isInTrash: v.boolean(),
});

export const trashItemSchema = v.object({
  id: idSchema,
  noun: choiceOrText(trashNouns),
  itemId: idSchema,
  label: v.string(),
  owner: v.nullable(trashOwnerSchema),
  by: v.nullable(namedPersonSchema),
  at: timestampOrNull,
  /** What was deleted along with the item, which is not counted itself. */
  counts: countsByNoun,
  purgeAt: timestampOrNull,
});
export type TrashItem = v.InferOutput<typeof trashItemSchema>;

/** GET /trash, newest first. */
export const trashQuerySchema = v.object({
  ...cursorEntries(20),
  noun: v.optional(v.picklist(trashNouns)),
  by: v.optional(uuidSchema),
  search: searchEntry,
});
export type TrashQuery = v.InferOutput<typeof trashQuerySchema>;

/** GET /trash/{id}: the item's response as it was, in the shape of its noun; read-only. */
export const trashPreviewSchema = v.object({ ...trashItemSchema.entries, item: v.unknown() });
export type TrashPreview = v.InferOutput<typeof trashPreviewSchema>;

/** POST /trash/{id}/restore: `restored` with all that came back, the item included, `left` with what could not. */
export const restoredSchema = v.object({ restored: countsByNoun, left: countsByNoun });
export type Restored = v.InferOutput<typeof restoredSchema>;

/** POST /trash/{id}/restore: replacements for a name or address that is taken by now. */
export const restoreRequestSchema = v.object({
  username: v.optional(newUsernameSchema),
  email: v.optional(emailSchema),
});
export type RestoreRequest = v.InferOutput<typeof restoreRequestSchema>;
