import { ApiError, isAborted } from '@buddyline/api-client/api-error';
import { staleTimeMs } from '@buddyline/domain/constants';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../notify/notify.ts';
import { onSessionEnd } from '../../session/session.ts';
import { outlivesSession } from '../form/dirty-forms.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Said instead of the server's message. */
      success?: () => string;
      /** Said instead of the error's message. */
      failure?: (error: Error) => string;
    };
  }
}

/** The one place where the outcome of a mutation is told: pages never catch. */
const mutationCache = new MutationCache({
  onSuccess: (answer, _input, _result, mutation) => {
    const message = mutation.meta?.success?.() ?? messageOf(answer);
    if (message) notifySuccess(message);
  },
  onError: (error, _input, _result, mutation) => {
    if (isAborted(error)) return;
    notifyError(mutation.meta?.failure?.(error) ?? error);
  },
});

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      staleTime: staleTimeMs,
      // Longer than fresh: a stale page is shown at once while its successor is fetched.
      gcTime: 2 * staleTimeMs,
      retry: (failures, error) => failures < 1 && mayPass(error),
      // A browser that calls itself offline gets the error screen with its retry, not an endless wait.
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionEnd((reason) => {
  if (!outlivesSession(reason)) queryClient.clear();
});

function mayPass(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  return kind === 'network' || (kind === 'http' && status !== null && status >= 500);
}

function messageOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null;
  return typeof answer.message === 'string' ? answer.message : null;
}
