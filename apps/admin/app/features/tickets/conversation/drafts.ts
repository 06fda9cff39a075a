import { newIdempotencyKey } from '@buddyline/api-client/idempotency-key';
import { ticketStatuses, type TicketStatus } from '@buddyline/domain/ticket';
import * as v from 'valibot';
import { type DraftPlace, draftStore } from '../../../shared/drafts/draft-store.ts';

/** A message that was sent with this Idempotency-Key, and this status, may have arrived. */
const attemptSchema = v.object({
  key: v.string(),
  status: v.optional(v.picklist(ticketStatuses)),
});
type Attempt = v.InferOutput<typeof attemptSchema>;

const draftEntries = {
  text: v.string(),
  isInternal: v.boolean(),
  /** The last message of somebody else when the text was begun; null without any. */
  seen: v.nullable(v.string()),
};
const storedSchema = v.object({ ...draftEntries, attempt: v.optional(attemptSchema) });
type StoredDraft = v.InferOutput<typeof storedSchema>;
export type Draft = Omit<StoredDraft, 'attempt'>;

/** The item is the ticket. */
const {
  read: readDraft,
  write: store,
  useDraft,
} = draftStore({
  name: 'ticket_drafts',
  schema: storedSchema,
  isEmpty: ({ text }) => text === '',
});
export { readDraft, useDraft };

/** An empty text removes the draft. Another text is another message, which was never sent. */
export function writeDraft(place: DraftPlace, { text, isInternal, seen }: Draft): void {
  store(place, { text, isInternal, seen });
}

/**
 * The first attempt to send the draft. To repeat its key and status after a lost connection does it once,
 * also from another tab.
 */
export function beginAttempt(place: DraftPlace, status: TicketStatus | undefined): Attempt {
  const draft = readDraft(place);
  if (draft?.attempt) return draft.attempt;
  const attempt = { key: newIdempotencyKey(), ...(status && { status }) };
  if (draft) store(place, { ...draft, attempt });
  return attempt;
}

/** After sending: what was typed meanwhile stays. */
export function forgetSentDraft(place: DraftPlace, sent: string): void {
  const draft = readDraft(place);
  if (draft?.text.trim() === sent.trim()) writeDraft(place, { ...draft, text: '' });
}

/** A text that was taken back comes before what was typed since, which stays a note if it is one. */
export function giveBackDraft(place: DraftPlace, draft: Draft): void {
  const since = readDraft(place);
  const merged = since && { ...since, text: `${draft.text}\n\n${since.text}` };
  writeDraft(place, merged ?? draft);
}
