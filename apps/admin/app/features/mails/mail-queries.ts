import { mailCalls } from '@buddyline/api-client/mails';
import type { Mail, MailQuery } from '@buddyline/domain/mail';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { cursorQuery, type CursorSource } from '../../shared/list/cursor-query.ts';

export type MailFilter = Pick<MailQuery, 'status' | 'search'>;

const mailsKey = ['mails'];
const pageLimit = 20;
/** Made at each call, because on the server each request has its own `api`. */
const mails = () => mailCalls(api.calls);
/** How often the list is read while a mail on it is on its way. */
const watchMs = 5_000;

/** The mails, newest first, page after page. */
export function mailSource(filter: MailFilter): CursorSource<Mail> {
  return {
    queryKey: [...mailsKey, filter],
    read: (before, signal) =>
      mails().list({ ...filter, ...(before && { before }), limit: pageLimit }, signal),
  };
}

export function mailsQuery(filter: MailFilter) {
  return queryOptions({
    ...cursorQuery(mailSource(filter)),
    // Mails are written by other changes, and by people themselves.
    staleTime: 0,
    // Whoever comes back to the tab wants to know what was delivered meanwhile.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'waiting') === true && watchMs,
  });
}

/** What a mail says. Its words are deleted some time after it is sent, so they are read each time. */
export function mailContentQuery(mailId: string) {
  return queryOptions({
    queryKey: [...mailsKey, mailId, 'content'],
    queryFn: ({ signal }) => mails().get(mailId, signal),
    staleTime: 0,
  });
}

/** Sends a failed mail again. If it cannot be, the toast shows the server's sentence. */
export function sendAgainMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: Mail) => mails().sendAgain(id),
    onSettled: () => client.invalidateQueries({ queryKey: mailsKey }),
  });
}
