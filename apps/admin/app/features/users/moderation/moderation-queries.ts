import { newIdempotencyKey } from '@buddyline/api-client/idempotency-key';
import { moderationCalls } from '@buddyline/api-client/moderation';
import { userCommentCalls } from '@buddyline/api-client/user-comments';
import type { Sanction } from '@buddyline/domain/sanction';
import type { SanctionCreate } from '@buddyline/domain/sanction-forms';
import type { UserNoteUpdate } from '@buddyline/domain/user-note';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import type { DraftKey } from '../../../shared/form/draft-store.ts';
import { refreshPerson } from '../../../shared/query/person-changes.ts';
import { personKey } from '../../../shared/query/person-queries.ts';
import { twoStep } from '../../../shared/query/two-step-queries.ts';
import {
  type ActionDraft,
  actionDrafts,
  type ActionStep,
  afterStep,
  sanctionOf,
} from './dialog/action-draft.ts';

/** Made at each call, because on the server each request has its own `api`. */
const calls = () => moderationCalls(api.calls);
/** How often the sanctions are read while a mail of them is on its way. */
const watchMs = 5_000;

/** What staff see of a person at a glance. Only if the backend has the feature 'standing', like the others. */
export function moderationQuery(userId: string) {
  return queryOptions({
    queryKey: [...personKey(userId), 'moderation'],
    queryFn: ({ signal }) => calls().get(userId, signal),
  });
}

/** The notes of staff about a person: pinned ones first. */
export function notesQuery(userId: string) {
  return queryOptions({
    queryKey: [...personKey(userId), 'notes'],
    queryFn: ({ signal }) => calls().notes(userId, signal),
  });
}

/** The messages and sanctions that a person got, the newest first. */
export function sanctionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...personKey(userId), 'sanctions'],
    queryFn: ({ signal }) => calls().sanctions(userId, signal),
    refetchInterval: ({ state }) =>
      state.data?.some(({ mail }) => mail?.status === 'waiting') === true && watchMs,
  });
}

/** What a person wrote in the last 24 hours. Only if the backend has the feature 'user-comments'. */
export function lastDayQuery(userId: string) {
  return queryOptions({
    queryKey: [...personKey(userId), 'last-day'],
    queryFn: ({ signal }) => userCommentCalls(api.calls).lastDay(userId, signal),
    // All of it is deleted at once.
    staleTime: 0,
  });
}

/** How long nothing must be typed before a mail is shown as it will read. */
const previewDelayMs = 400;

/** A sanction's mail. While one is typing, each query aborts the one before it, which then asks nothing. */
export function previewQuery(userId: string, sanction: SanctionCreate) {
  return queryOptions({
    queryKey: ['sanction-preview', userId, sanction],
    queryFn: async ({ signal }) => {
      await pause(previewDelayMs, signal);
      return calls().preview(userId, sanction);
    },
    gcTime: 0,
    retry: false,
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(new DOMException('Typed on', 'AbortError'));
  });
  return promise;
}

interface TakenAction {
  step: Exclude<ActionStep, 'delete'>;
  draft: ActionDraft;
}

/** Adds a note, writes to a person, warns or suspends them. What was sent leaves the draft. */
export function actionMutation(client: QueryClient, userId: string, draftKey: DraftKey) {
  return mutationOptions({
    mutationFn: async ({ step, draft }: TakenAction, { meta }) => {
      const { forStaff, isPinned } = draft;
      const key = meta?.isAgain ? newIdempotencyKey() : draft.key;
      const { message, undo } =
        step === 'note'
          ? await calls().addNote(userId, { body: forStaff.trim(), isPinned }, { key })
          : await calls().impose(userId, sanctionOf(step, draft), { key });
      return { message, undo };
    },
    onSuccess: (_answer, { step, draft }) => {
      // Another tab may have written on.
      if (actionDrafts.read(draftKey)?.key === draft.key) {
        actionDrafts.write(draftKey, afterStep(step, draft));
      }
    },
    onSettled: () => refreshPerson(client, userId),
  });
}

/** Lifts a suspension, or withdraws a warning. */
export function liftMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: ({ id }: Sanction) => calls().lift(userId, id),
    onSettled: () => refreshPerson(client, userId),
  });
}

/** The glance has the newest pinned note. */
async function refreshNotes(client: QueryClient, userId: string): Promise<void> {
  const queries = [notesQuery(userId), moderationQuery(userId)];
  await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}

export function updateNoteMutation(client: QueryClient, userId: string, noteId: string) {
  return mutationOptions({
    mutationFn: (changes: UserNoteUpdate) => calls().updateNote(userId, noteId, changes),
    onSettled: () => refreshNotes(client, userId),
  });
}

export function removeNoteMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: (noteId: string) => calls().removeNote(userId, noteId),
    onSettled: () => refreshNotes(client, userId),
  });
}

/** For somebody who has lost every device. All their sessions end. */
export function resetTwoStepMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: () => twoStep().reset(userId),
    onSettled: () => refreshPerson(client, userId),
  });
}
