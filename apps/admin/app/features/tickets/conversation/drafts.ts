import { newIdempotencyKey } from '@buddyline/api-client/idempotency-key';
import { ticketStatuses, type TicketStatus } from '@buddyline/domain/ticket';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

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
const draftsSchema = v.record(v.string(), storedSchema);
type StoredDraft = v.InferOutput<typeof storedSchema>;
export type Draft = Omit<StoredDraft, 'attempt'>;

/** Whose draft it is, and of which ticket. */
export interface DraftPlace {
  personId: string;
  ticketId: string;
}

/** The oldest drafts go, so that they never fill the storage. */
const maxDrafts = 50;

const listeners = new Set<() => void>();

/** One entry for each person who uses this browser; it stays when they sign out. */
const keyOf = (personId: string) => `ticket_drafts ${personId}`;

function readDrafts(stored: string | null): Record<string, StoredDraft> {
  try {
    const { success, output } = v.safeParse(draftsSchema, JSON.parse(stored ?? '{}'));
    return success ? output : {};
  } catch {
    return {};
  }
}

export function readDraft({ personId, ticketId }: DraftPlace): StoredDraft | null {
  return readDrafts(localStorage.getItem(keyOf(personId)))[ticketId] ?? null;
}

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

function store({ personId, ticketId }: DraftPlace, draft: StoredDraft): void {
  const { [ticketId]: _former, ...others } = readDrafts(localStorage.getItem(keyOf(personId)));
  const drafts = draft.text === '' ? others : { ...others, [ticketId]: draft };
  const newest = Object.entries(drafts).slice(-maxDrafts);
  localStorage.setItem(keyOf(personId), JSON.stringify(Object.fromEntries(newest)));
  for (const listener of listeners) listener();
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

/** The draft, which the browser's other tabs may change too; null without one. */
export function useDraft(place: DraftPlace): Draft | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(keyOf(place.personId)),
    () => null,
  );
  return readDrafts(stored)[place.ticketId] ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
