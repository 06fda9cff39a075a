import { ApiError, isAborted } from '@buddyline/api-client/api-error';
import { staleTimeMs } from '@buddyline/domain/constants';
import { hydrate, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { handOver } from '../../first-view/handed-over.ts';
import { requestScoped } from '../../request-context.ts';
import { notifyError, notifySuccess } from '../../notify/notify.ts';
import { onSessionEnd } from '../../session/session.ts';
import { endWatchedSession, watchSession } from '../../session/watch-session.ts';
import { pageOutlivesSession } from './dirty-forms.ts';
import { activityKey, trashKey } from '../query/audit-keys.ts';
import { personQuery } from '../query/person-queries.ts';
import { storedUserId } from '../../session/session-hints.ts';
import { lastChange } from './last-change.ts';
import { offerWhenFetched } from './when-fetched.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Shown instead of the server's message. */
      success?: () => string;
      /** Shown instead of the error's message. */
      failure?: (error: Error) => string;
      /** The record that it changes, if its input is not the record. */
      about?: { name: string | undefined; page: string };
      /** Its form says why it failed: a toast could lie on what one presses next. */
      saysFailure?: true;
      /** It undoes a change. */
      isUndo?: true;
      /** It is done again after it was undone: a key or a signal of the first time does not count. */
      isAgain?: true;
    };
  }
}

/** By change: whether it is still the session in which it began. Its answer is not for the next person. */
const begunIn = new WeakMap<object, () => boolean>();
const isOfEarlierSession = (change: object) => begunIn.get(change)?.() === false;

/** A right may have been taken away: the panel offers what the signed-in person may do now. */
function refetchRights({ client, error }: { client: QueryClient; error: Error }): void {
  if (!(error instanceof ApiError) || error.status !== 403) return;
  const { queryKey } = personQuery(storedUserId() ?? '');
  // Not once more if it is what was refused.
  if (client.getQueryState(queryKey)?.error === error) return;
  void client.invalidateQueries({ queryKey });
}

/** Shows the toasts for all mutations, so pages need not catch errors. */
const mutationCache = new MutationCache({
  onMutate: (_input, mutation) => void begunIn.set(mutation, watchSession()),
  onSuccess: (answer, input, _result, mutation, { client }) => {
    if (isOfEarlierSession(mutation)) return;
    const { message, undo } = resultOf(answer);
    const text = mutation.meta?.success?.() ?? message;
    if (typeof text !== 'string') return;
    const { isUndo } = mutation.meta ?? {};
    if (typeof undo === 'string' && !isUndo) {
      const change = { client, text, undo, input, mutation };
      void offerWhenFetched(text, ({ offerUndo }) => offerUndo(change));
      return;
    }
    if (!isUndo) lastChange.clear();
    notifySuccess(text);
  },
  onError: (error, _input, _result, mutation, { client }) => {
    if (isAborted(error) || isOfEarlierSession(mutation)) return;
    refetchRights({ client, error });
    if (mutation.meta?.saysFailure) return;
    notifyError(mutation.meta?.failure?.(error) ?? error);
  },
  // Also after a failure, whose answer may have been lost.
  onSettled: (_answer, _error, _input, _result, _mutation, { client }) => {
    for (const queryKey of [activityKey, trashKey]) void client.invalidateQueries({ queryKey });
  },
});

/** On the server, each request has its own. */
export const queryClient = import.meta.env.SSR
  ? requestScoped('queryClient')
  : new QueryClient({
      mutationCache,
      queryCache: new QueryCache({
        onError: (error) => refetchRights({ client: queryClient, error }),
      }),
      defaultOptions: {
        queries: {
          staleTime: staleTimeMs,
          // Longer than the stale time: stale data is shown at once while it is refetched.
          gcTime: 2 * staleTimeMs,
          retry: (failures, error) => failures < 1 && isRetryable(error),
          // Offline, queries fail and show the error with its retry button, instead of pausing.
          networkMode: 'always',
          refetchOnWindowFocus: false,
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    });

if (handOver?.queries) hydrate(queryClient, handOver.queries);

/** Forgets what a session has fetched, and what its answers that are still to come say. */
export function forgetSession(): void {
  endWatchedSession();
  queryClient.clear();
}

onSessionEnd((reason) => {
  lastChange.clear();
  if (!pageOutlivesSession(reason)) forgetSession();
});

function isRetryable(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  return kind === 'network' || (kind === 'http' && status !== null && status >= 500);
}

/** A `ChangeResult`, or any other answer. */
function resultOf(answer: unknown): { message?: unknown; undo?: unknown } {
  return typeof answer === 'object' && answer !== null ? answer : {};
}
