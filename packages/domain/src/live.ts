import * as v from 'valibot';
import { idSchema, uuidSchema } from './ids.ts';
import { namedPersonOrNull } from './ticket.ts';

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

/** An event of GET /live. It says what has changed, and never the content. */
export const liveEventSchema = v.variant('type', [
  v.object({ type: v.literal('opened'), streamId: idSchema }),
  v.object({
    type: v.literal('changed'),
    changes: v.array(changeSchema),
    /** There were more changes: anything may have changed. */
    isPartial: v.boolean(),
  }),
  /** Who else is on the tickets that this browser shows. */
  v.object({
    type: v.literal('presence'),
    tickets: v.array(v.object({ id: idSchema, people: v.array(v.nonNullable(namedPersonOrNull)) })),
  }),
]);
export type LiveEvent = v.InferOutput<typeof liveEventSchema>;

/** PUT /live/{streamId}: the tickets that this browser shows. */
export const livePlacesSchema = v.object({
  ticketIds: v.pipe(v.array(v.pipe(uuidSchema, v.toLowerCase())), v.maxLength(20)),
});
export type LivePlaces = v.InferOutput<typeof livePlacesSchema>;
