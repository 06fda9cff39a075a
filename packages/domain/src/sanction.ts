import * as v from 'valibot';
import { lastTimestamp, timestampOrNull } from './dates.ts';
import { idSchema } from './ids.ts';
import { countOrZero } from './numbers.ts';
import { presetLocales } from './preset.ts';
import { choiceOrText, textOrNull } from './text.ts';
import { mailStateSchema } from './ticket-message.ts';
import { namedPersonOrNull } from './ticket.ts';

/** The steps that staff can take with a person, the mildest first. */
export const sanctionKinds = ['message', 'warning', 'suspension'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

export const sanctionSchema = v.object({
  id: idSchema,
  kind: choiceOrText(sanctionKinds),
  /** The rule that was broken, if any. */
  rule: textOrNull,
  /** What the person was told. */
  publicText: v.string(),
  at: timestampOrNull,
  /** When a suspension ends; null if it lasts until it is lifted. */
  endsAt: lastTimestamp,
  /** When a suspension was lifted, or a warning withdrawn. */
  liftedAt: lastTimestamp,
  /** A suspension that has not ended. */
  isActive: v.boolean(),
  /** How many posts the suspension hid. */
  hiddenPosts: countOrZero,
  /** The following are for staff, and null for the person. */
  internalText: textOrNull,
  by: namedPersonOrNull,
  liftedBy: namedPersonOrNull,
  ticketId: textOrNull,
  /** Null also without a mail, or 90 days after it. */
  mail: v.nullable(mailStateSchema),
});
export type Sanction = v.InferOutput<typeof sanctionSchema>;

/** GET /users/{id}/sanctions, the newest first, at most 200. */
export const sanctionsSchema = v.array(sanctionSchema);

/** How long a suspension lasts: some days, a day in UTC on which it ends, or until it is lifted. */
export const suspensionLengths = ['1-day', '7-days', '30-days', 'until-lifted'] as const;
export type SuspensionLength = (typeof suspensionLengths)[number];

/** GET /users/{id}/standing: what staff see of a person at a glance. */
export const moderationSchema = v.object({
  memberSince: timestampOrNull,
  posts: countOrZero,
  diveLogs: countOrZero,
  certificates: countOrZero,
  ticketsBy: countOrZero,
  ticketsAbout: countOrZero,
  notes: countOrZero,
  warnings: countOrZero,
  /** Replies of staff to their tickets. */
  ticketReplies: countOrZero,
  /** The newest pinned note of staff, cut after 300 characters. */
  pinnedNote: v.nullish(v.object({ body: v.string(), by: namedPersonOrNull }), null),
  /** Whether their sign-in has a second step, which a colleague can remove when every device is lost. */
  hasTwoStep: v.optional(v.boolean(), false),
  /** The language of their mails, in which staff write to them. */
  locale: choiceOrText(presetLocales),
  /** The suspension that has not ended, if any. */
  active: v.nullable(sanctionSchema),
});
export type Moderation = v.InferOutput<typeof moderationSchema>;
