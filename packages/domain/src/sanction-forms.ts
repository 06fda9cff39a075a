import * as v from 'valibot';
import { bounds } from './constants.ts';
import { isoDateSchema } from './dates.ts';
import { uuidSchema } from './ids.ts';
import { suspensionLengths } from './sanction.ts';
import { boundedLine, boundedText, requiredText } from './text.ts';

const textEntries = {
  rule: v.optional(boundedLine(bounds.titleMax)),
  publicText: requiredText(bounds.messageMax),
  internalText: v.optional(boundedText(bounds.messageMax)),
  /** The ticket that it is about. */
  ticketId: v.optional(uuidSchema),
};

/** POST /users/{id}/sanctions. */
export const sanctionCreateSchema = v.variant('kind', [
  v.object({ kind: v.literal('message'), ...textEntries }),
  v.object({ kind: v.literal('warning'), ...textEntries }),
  v.object({
    kind: v.literal('suspension'),
    ...textEntries,
    length: v.union([v.picklist(suspensionLengths), isoDateSchema]),
    hidePosts: v.optional(v.boolean()),
  }),
]);
export type SanctionCreate = v.InferOutput<typeof sanctionCreateSchema>;
