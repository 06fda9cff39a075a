import { accountCalls } from '@buddyline/api-client/account';
import type { Session } from '@buddyline/domain/session';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { sessionsKey } from './settings-queries.ts';

// Not at import: on the server each request has its own client.
const account = () => accountCalls(api.calls);

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => account().sessions(signal),
});

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: sessionsKey });

export function endSessionMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (session: Session) => account().endSession(session.id),
    // Also after a failure: it may have ended by itself.
    onSettled: () => refresh(client),
  });
}

export function endOtherSessionsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => account().endOtherSessions(),
    onSettled: () => refresh(client),
  });
}
