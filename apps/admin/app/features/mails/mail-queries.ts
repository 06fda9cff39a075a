import { mailCalls } from '@buddyline/api-client/mails';
import type { Mail, MailQuery } from '@buddyline/domain/mail';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { cursorQuery, type CursorSource } from '../../shared/list/cursor-query.ts';

export type MailFilter = Pick<MailQuery, 'status' | 'search'>;

const mailsKey = ['mails'];
const pageLimit = 20;
/** How often the list is read while a mail on it is on its way. */
const watchMs = 5_000;

/** The mails, newest first, page after page. */
export function mailSource(filter: MailFilter): CursorSource<Mail> {
  return {
    queryKey: [...mailsKey, filter],
    read: (before, signal) =>
      mailCalls(api.calls).list({ ...filter, ...(before && { before }), limit: pageLimit }, signal),
  };
}

export function mailsQuery(filter: MailFilter) {
  return queryOptions({
    ...cursorQuery(mailSource(filter)),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'waiting') === true && watchMs,
  });
}

/** Sends a failed mail again. If it cannot be, the toast shows the server's sentence. */
export function sendAgainMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: Mail) => mailCalls(api.calls).sendAgain(id),
    onSettled: () => client.invalidateQueries({ queryKey: mailsKey }),
  });
}
