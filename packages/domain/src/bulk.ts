import * as v from 'valibot';
import { bounds } from './constants.ts';
import { idSchema, uuidSchema } from './ids.ts';
import { messageKey } from './messages.ts';
import { boundedText } from './text.ts';
import { ticketPriorities } from './ticket.ts';

/** Bulk actions, `<noun>.<verb>`; a ticket's status is part of its action. */
export const bulkActions = [
  'users.delete',
  'posts.show',
  'posts.hide',
  'posts.delete',
  'comments.delete',
  'certificates.delete',
  'dive-logs.delete',
  'tickets.open',
  'tickets.close',
  'tickets.pend',
  'tickets.prioritize',
  'tickets.assign',
  'tickets.release',
  'tickets.delete',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The most items that one call takes, and the most that the panel selects. */
export const bulkCallMax = 50;
export const bulkSelectionMax = 500;

const bulkRequest = v.object({
  action: v.picklist(bulkActions),
  ids: v.pipe(
    v.array(uuidSchema),
    v.minLength(1),
    v.maxLength(bulkCallMax),
    v.check((ids) => new Set(ids).size === ids.length, messageKey('bulk.repeated-id')),
  ),
  reason: v.optional(boundedText(bounds.descriptionMax)),
  /** False for tickets that are closed as spam: their reporters hear nothing of it. */
  notify: v.optional(v.boolean()),
  /** Makes the call idempotent; all calls of one operation share it. */
  operationId: uuidSchema,
  /** Of `tickets.prioritize`. */
  priority: v.optional(v.picklist(ticketPriorities)),
  /** Of `tickets.assign`: the colleague. */
  takerId: v.optional(uuidSchema),
});

/** POST /bulk. */
export const bulkRequestSchema = v.pipe(
  bulkRequest,
  v.check(
    ({ action, priority, takerId }) =>
      (action !== 'tickets.prioritize' || priority !== undefined) &&
      (action !== 'tickets.assign' || takerId !== undefined),
    messageKey('bulk.no-value'),
  ),
);
export type BulkRequest = v.InferOutput<typeof bulkRequestSchema>;

/** Why an item was refused, in the caller's language. */
export const refusalSchema = v.optional(v.string());

/** The activity id that undoes it; absent when nothing changed. */
export const undoIdSchema = v.optional(v.string());

/** The outcome of one item, in the order of `ids`. */
export const bulkResultSchema = v.object({
  id: idSchema,
  ok: v.boolean(),
  message: refusalSchema,
  undo: undoIdSchema,
});
export type BulkResult = v.InferOutput<typeof bulkResultSchema>;

export const bulkResponseSchema = v.object({ results: v.array(bulkResultSchema) });
