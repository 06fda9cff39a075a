import * as v from 'valibot';
import { countsByNoun } from './counts.ts';
import { timestampOrNull, timestampSchema } from './dates.ts';
import { idSchema, uuidSchema } from './ids.ts';
import { cursorEntries } from './cursor.ts';
import { namedPersonSchema } from './named-person.ts';
import { choiceOrText, textOrNull } from './text.ts';

/** What an entry can be about. */
export const activityNouns = [
  'users',
  'posts',
  'comments',
  'certificates',
  'dive-logs',
  'tickets',
  'sessions',
  'activity',
  'mails',
  'user-notes',
  'presets',
] as const;
export type ActivityNoun = (typeof activityNouns)[number];

/**
 * What can be done. Those that do not say it by themselves:
 * - `hide`, `show`: the visibility of a post
 * - `refuse`: a sign-in of a member of staff was refused
 * - `end`: a session was ended
 * - `undo`: an update was put back
 * - `purge`: deleted from the trash for good
 * - `import`: dives were taken from a file
 * - `send`: a failed mail is sent again
 * - `add-codes`, `add-passkey` and the like: the second step of one's own sign-in; `reset-two-step`: that of somebody else
 * - `archive`: all that belongs to a user was taken as a file
 * - `lift`: a suspension was ended, or a warning or message withdrawn
 * - `note`: an internal note on a ticket; `take-back`: a reply that was not sent yet
 * - `take`, `assign`, `release`: who works on a ticket
 * - `mute`: later tickets about the same subject arrive closed
 */
export const activityVerbs = [
  'create',
  'update',
  'show',
  'hide',
  'change-picture',
  'change-password',
  'reset-password',
  'change-email',
  'add-codes',
  'remove-codes',
  'renew-recovery-codes',
  'use-recovery-code',
  'add-passkey',
  'remove-passkey',
  'reset-two-step',
  'change-level',
  'delete',
  'restore',
  'purge',
  'undo',
  'sign-in',
  'refuse',
  'end',
  'export',
  'archive',
  'import',
  'send',
  'reply',
  'note',
  'take-back',
  'take',
  'assign',
  'release',
  'mute',
  'unmute',
  'message',
  'warn',
  'suspend',
  'lift',
] as const;
export type ActivityVerb = (typeof activityVerbs)[number];

/** `<noun>.<verb>`, such as `posts.hide`. */
export type ActivityAction = `${ActivityNoun}.${ActivityVerb}`;

/**
 * A value before or after a change; a long text is cut, and `length` is its full length. A person has the name that they
 * had then.
 */
export const changedValueSchema = v.union([
  v.null(),
  v.string(),
  v.number(),
  v.boolean(),
  v.array(v.string()),
  v.object({ text: v.string(), length: v.number() }),
  namedPersonSchema,
]);

/**
 * Fields of the response schema of the noun, such as `isEnabled`. Of a file's id it has only whether there
 * was one.
 */
export const changesSchema = v.record(
  v.string(),
  v.object({ from: changedValueSchema, to: changedValueSchema }),
);
export type ActivityChanges = v.InferOutput<typeof changesSchema>;

/** When the change was undone; null if it was not. */
export const undoneAtSchema = v.optional(v.nullable(v.string()));

export const activitySchema = v.object({
  id: idSchema,
  at: timestampOrNull,
  /** Null for the system, such as a purge after 30 days. */
  actor: v.nullable(namedPersonSchema),
  noun: choiceOrText(activityNouns),
  verb: choiceOrText(activityVerbs),
  itemId: textOrNull,
  /** The item's name at that time; null after its owner was purged. */
  label: textOrNull,
  /** The user whom the item belongs to. */
  personId: textOrNull,
  changes: v.nullable(changesSchema),
  /** The records that a delete, restore or purge took along, by noun. */
  counts: v.nullable(countsByNoun),
  reason: textOrNull,
  /** The same for all entries of one bulk operation. */
  operationId: textOrNull,
  /** Whether `POST /activity/{id}/undo` can put it back, unless the values have changed since. */
  canUndo: v.boolean(),
  undoneAt: undoneAtSchema,
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** GET /activity, newest first. All filters are optional. */
export const activityQuerySchema = v.object({
  ...cursorEntries(50),
  actorId: v.optional(uuidSchema),
  personId: v.optional(uuidSchema),
  noun: v.optional(v.picklist(activityNouns)),
  verb: v.optional(v.picklist(activityVerbs)),
  itemId: v.optional(uuidSchema),
  operationId: v.optional(uuidSchema),
  /** Timestamps, the start included and the end not. */
  from: v.optional(timestampSchema),
  to: v.optional(timestampSchema),
});
export type ActivityQuery = v.InferOutput<typeof activityQuerySchema>;

/** GET /activity/actors: everybody with at least one entry, for the filter. */
export const activityActorSchema = namedPersonSchema;
export type ActivityActor = v.InferOutput<typeof activityActorSchema>;
