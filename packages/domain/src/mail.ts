import * as v from 'valibot';
import { cursorEntries } from './cursor.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema } from './ids.ts';
import { namedPersonSchema } from './named-person.ts';
import { searchEntry } from './search.ts';
import { choiceOrText, textOrNull } from './text.ts';

export const mailStatuses = ['waiting', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** The kinds of mails. */
export const mailTemplates = [
  'account-deleted',
  'account-restored',
  'address-changed',
  'address-taken',
  'already-registered',
  'confirm-address',
  'message',
  'new-address',
  'password-changed',
  'reset-code',
  'reset-link',
  'suspended',
  'suspension-lifted',
  'ticket-closed',
  'ticket-reopened',
  'ticket-reply',
  'two-step-changed',
  'warning',
] as const;
export type MailTemplateName = (typeof mailTemplates)[number];

/** A mail of the server to a person, without its text. */
export const mailSchema = v.object({
  id: idSchema,
  template: choiceOrText(mailTemplates),
  /** Null if it has a code or a link that lets somebody in, and 30 days after it was sent or has expired. */
  subject: textOrNull,
  to: v.string(),
  /** Null for people without an account, or whose account is deleted. */
  person: v.nullable(namedPersonSchema),
  status: choiceOrText(mailStatuses),
  queuedAt: timestampOrNull,
  /** The next attempt; null unless it is waiting. */
  dueAt: textOrNull,
  attempts: v.number(),
  /** The answer of the mail server, or `expired` or `interrupted`. */
  lastError: textOrNull,
  sentAt: textOrNull,
  failedAt: textOrNull,
  /** It has failed and has not expired. */
  canSendAgain: v.boolean(),
});
export type Mail = v.InferOutput<typeof mailSchema>;

/** POST /users/{id}/sanctions/preview: a mail as it reads. */
export const mailTextSchema = v.object({ subject: v.string(), text: v.string() });
export type MailText = v.InferOutput<typeof mailTextSchema>;

/**
 * GET /mails/{id}. Staff never get the content of a mail with a code or a link that lets somebody in. They get that of
 * other mails until 30 days after the mail was sent or has expired.
 */
export const mailContentSchema = v.object({
  hasCode: v.boolean(),
  /** Null also after they were deleted. */
  words: v.nullable(mailTextSchema),
});
export type MailContent = v.InferOutput<typeof mailContentSchema>;

/** GET /mails, newest first. `search` finds words of the address, and of the person's names. */
export const mailQuerySchema = v.object({
  ...cursorEntries(20),
  status: v.optional(v.picklist(mailStatuses)),
  search: searchEntry,
});
export type MailQuery = v.InferOutput<typeof mailQuerySchema>;
