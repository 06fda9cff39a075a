import * as v from 'valibot';
import { idSchema } from './ids.ts';
import { namedPersonSchema } from './named-person.ts';

/** Nouns whose changes are announced to staff while they happen. */
export const liveNouns = [
  'users',
  'posts',
  'comments',
  'certificates',
  'dive-logs',
  'tickets',
] as const;

/** Silence on a stream that is longer than this means that the connection is lost. */
export const liveSilenceMs = 40_000;

const changeSchema = v.object({
  noun: v.picklist(liveNouns),
  id: idSchema,
  /** Who changed it; null for the system. */
  byId: v.nullable(v.string()),
});
export type LiveChange = v.InferOutput<typeof changeSchema>;

const openedSchema = v.object({ type: v.literal('opened'), streamId: idSchema });
const changedSchema = v.object({
  type: v.literal('changed'),
  changes: v.array(changeSchema),
  /** There were more changes: anything may have changed. */
  isPartial: v.boolean(),
});
/** Who else is on the tickets that this browser shows. */
const presenceSchema = v.object({
  type: v.literal('presence'),
  tickets: v.array(v.object({ id: idSchema, people: v.array(namedPersonSchema) })),
});
export type LiveChanges = v.InferOutput<typeof changedSchema>;
export type LivePresence = v.InferOutput<typeof presenceSchema>;

/** An event of GET /live. It says what has changed, and never the content. */
export type LiveEvent = v.InferOutput<typeof openedSchema> | LiveChanges | LivePresence;

/** Null for what a newer server says. One schema after the other: `v.variant` would be the panel's only one. */
export function readLiveEvent(value: unknown): LiveEvent | null {
  for (const schema of [openedSchema, changedSchema, presenceSchema]) {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
  }
  return null;
}
