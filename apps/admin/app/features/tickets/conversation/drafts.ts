import { newIdempotencyKey } from '@buddyline/api-client/idempotency-key';
import * as v from 'valibot';
import { type DraftKey, draftStore } from '../../../shared/form/draft-store.ts';

/** A message that was sent with this Idempotency-Key may have arrived. */
const attemptSchema = v.object({ key: v.string() });

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
  name: 'ticket',
  schema: storedSchema,
  isEmpty: ({ text }) => text === '',
});
export { readDraft, useDraft };

/** An empty text removes the draft. Another text is another message, which was never sent. */
export function writeDraft(draftKey: DraftKey, { text, isInternal, seen }: Draft): void {
  store(draftKey, { text, isInternal, seen });
}

/**
 * The key under which the draft is sent. To send it again under this key after a lost connection does it once, also
 * from another tab.
 */
export function beginAttempt(draftKey: DraftKey): string {
  const draft = readDraft(draftKey);
  if (draft?.attempt) return draft.attempt.key;
  const key = newIdempotencyKey();
  if (draft) store(draftKey, { ...draft, attempt: { key } });
  return key;
}

/** What was sent under the key was taken back: the draft is another message, which was never sent. */
export function forgetAttempt(draftKey: DraftKey): void {
  const draft = readDraft(draftKey);
  if (draft) writeDraft(draftKey, draft);
}

/** After sending: what was typed meanwhile stays, whether it was added to the sent text or has replaced it. */
export function forgetSentDraft(draftKey: DraftKey, sent: string): void {
  const draft = readDraft(draftKey);
  const text = draft?.text.trimStart() ?? '';
  if (!draft || !text.startsWith(sent.trim())) return;
  const added = text.slice(sent.trim().length);
  if (added === added.trimStart() && added !== '') return;
  writeDraft(draftKey, { ...draft, text: added.trim() });
}

/** A text that was taken back comes before what was typed since, which stays a note if it is one. */
export function giveBackDraft(draftKey: DraftKey, draft: Draft): void {
  const since = readDraft(draftKey);
  const merged = since && { ...since, text: `${draft.text}\n\n${since.text}` };
  writeDraft(draftKey, merged ?? draft);
}
