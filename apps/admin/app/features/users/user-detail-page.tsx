import { hasStatus } from '@buddyline/api-client/api-error';
import { copiedMs } from '@buddyline/domain/constants';
import { handleOf, type User } from '@buddyline/domain/user';
import { CopyButton } from '@buddyline/ui/copy-button';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { isEditAddress } from '../../shared/form/edit-mode.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { Breadcrumb } from '../../shared/record/breadcrumb.tsx';
import { isShown, useMoveOn } from '../../shared/record/move-on.ts';
import { MissingRecord } from '../../shared/record/missing-record.tsx';
import { Page } from '../../shared/record/page.tsx';
import { personQuery } from '../../shared/query/person-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/user-detail-page.ts';
import { DownloadArchive } from './download-archive.tsx';
import { LoadingProfile } from './loading-profile.tsx';
import { useProfileTabs } from './profile-tabs.ts';
import type { ActionStep } from './moderation/dialog/action-draft.ts';
import { TakeAction } from './take-action.tsx';
import { useAskedToWrite } from './use-asked-to-write.ts';
import { usePersonDialogs } from './use-person-dialogs.tsx';
import { UserProfile } from './user-profile.tsx';

export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(personQuery(params.userId));
  return null;
}

export default function UserDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(personQuery(params.userId));
  const name = query.data ? handleOf(query.data.username) : '';
  const { pathname, search } = useLocation();
  const moveOn = useMoveOn();
  const leave = async (userId: string) => {
    if (isShown(paths.user(userId))) {
      await moveOn(lastVisitedList(paths.users), { replace: true });
    }
  };
  const { dialogs, show } = usePersonDialogs(leave);
  const takeAction = (user: User, step?: ActionStep) => show({ user, dialog: 'action', step });
  const { data: user } = query;
  useAskedToWrite(user, () => user && takeAction(user, 'message'));
  const tab = useProfileTabs(params.userId).find(({ value }) => value === pathname);
  return (
    <Page
      isRecord
      about={name && [name, tab?.label].filter(Boolean).join(' · ')}
      title={t`User Profile`}
      subtitle={t`View and manage user information`}
      breadcrumb={<Breadcrumb steps={[{ label: t`Users`, to: paths.users }]} here={name} hasList />}
      actions={
        <>
          {/* It has its place before it is there, so that it moves nothing. */}
          <span className="grid size-9 place-items-center">
            {user && <DownloadArchive user={user} />}
          </span>
          <CopyButton
            text={params.userId}
            label={t`Copy user ID`}
            copiedLabel={t`Copied!`}
            copiedMs={copiedMs}
          />
          <TakeAction isReady={user !== undefined} onOpen={() => user && takeAction(user)} />
        </>
      }
    >
      {hasStatus(query.error, 404) && !(query.data && isEditAddress(search)) ? (
        <MissingRecord
          itemId={params.userId}
          title={t`User Didn't Exists`}
          list={{ to: paths.users, label: t`Go to all users` }}
        />
      ) : (
        <QueryView query={query} loading={<LoadingProfile />}>
          {(shown) => (
            <UserProfile key={shown.id} user={shown} onAction={(step) => takeAction(shown, step)} />
          )}
        </QueryView>
      )}
      {dialogs}
    </Page>
  );
}
