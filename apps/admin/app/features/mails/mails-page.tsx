import type { Mail } from '@buddyline/domain/mail';
import { Card } from '@buddyline/ui/card';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { CursorList } from '../../shared/list/cursor-list.tsx';
import { LoadingRows } from '../../shared/list/loading-rows.tsx';
import { withFilter, withSearch } from '../../shared/list/list-state.ts';
import { ListToolbar } from '../../shared/list/list-toolbar.tsx';
import { listItem, neighbourOf } from '../../shared/list/neighbour.ts';
import { Page } from '../../shared/record/page.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { requireFeature } from '../../shared/record/require-feature.ts';
import type { Route } from './+types/mails-page.ts';
import { mailSource, mailsQuery, sendAgainMutation } from './mail-queries.ts';
import { MailRow } from './mail-row.tsx';
import { readMailState } from './mail-state.ts';
import { StatusChips } from './status-chips.tsx';

const MailDialog = lazyComponent(async () => (await import('./mail-dialog.tsx')).MailDialog);

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<null> {
  await requireFeature('mail');
  void queryClient.prefetchQuery(mailsQuery(readMailState(new URL(request.url).searchParams)));
  return null;
}

export default function MailsPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const filter = readMailState(params);
  const query = useQuery(mailsQuery(filter));
  const sending = useMutation(sendAgainMutation(useQueryClient()));
  const [toRead, setToRead] = useState<Mail | null>(null);
  const shown = query.data?.data.length;
  const isFiltered = filter.search !== '' || filter.status !== undefined;

  function set(change: (params: URLSearchParams) => URLSearchParams) {
    setParams(change(new URLSearchParams(window.location.search)), { preventScrollReset: true });
  }

  function sendAgain(mail: Mail) {
    sending.mutate(mail, { onSuccess: neighbourOf(mail.id) });
  }

  return (
    <Page
      title={t`Emails`}
      subtitle={t`What was sent to people in the last 90 days, and what was not`}
    >
      <ListToolbar
        searchLabel={t`Search by name or address`}
        search={filter.search}
        onSearch={(search) => set((now) => withSearch(now, search))}
        query={query}
        count={
          shown === undefined ? null : (
            <ShownCount shown={shown} isAll={query.data?.next === null} />
          )
        }
      />
      <StatusChips
        status={filter.status}
        onStatus={(status) => set((now) => withFilter(now, 'status', status))}
      />
      <CursorList
        query={query}
        source={mailSource(filter)}
        loading={<LoadingRows />}
        empty={isFiltered ? t`No emails match.` : t`No emails yet.`}
      >
        {(mails) => (
          <Card padded={false}>
            <ul role="list" aria-label={t`Emails`} className="divide-y">
              {mails.map((mail) => (
                <li key={mail.id} {...listItem(mail.id)}>
                  <MailRow
                    mail={mail}
                    pending={sending.isPending && sending.variables.id === mail.id}
                    onSendAgain={() => sendAgain(mail)}
                    onRead={() => setToRead(mail)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </CursorList>
      <MailDialog open={toRead !== null} mail={toRead} onClose={() => setToRead(null)} />
    </Page>
  );
}

/** The list's length is only known once everything is loaded. */
function ShownCount({ shown, isAll }: { shown: number; isAll: boolean }) {
  return isAll ? (
    <Plural value={shown} one="# email" other="# emails" />
  ) : (
    <Plural value={shown} one="Newest email" other="Newest # emails" />
  );
}
