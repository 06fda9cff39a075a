import * as v from 'valibot';
import { bounds } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema, resourceIdSchema } from './ids.ts';
import { textOrNull, boundedText, requiredLine } from './text.ts';
import { ownerOrNull } from './user.ts';

export const certificateSchema = v.object({
  id: idSchema,
  userId: idSchema,
  title: v.nullish(v.string(), ''),
  description: textOrNull,
  fileResourceId: resourceIdSchema,
  createdAt: timestampOrNull,
  updatedAt: timestampOrNull,
  Owner: ownerOrNull,
  /** Whether the owner is verified; only in the answers of backends that say so. */
  isOwnerVerified: v.optional(v.boolean()),
});
export type Certificate = v.InferOutput<typeof certificateSchema>;

export const certificateTitleSchema = requiredLine(bounds.titleMax);
export const certificateDescriptionSchema = boundedText(bounds.descriptionMax);
