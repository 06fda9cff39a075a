import { hasStatus } from '@buddyline/api-client/api-error';
import type { User } from '@buddyline/domain/user';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { Breadcrumb } from '../../shared/page/breadcrumb.tsx';
import { Page } from '../../shared/page/page.tsx';
import { personQuery } from '../../shared/person/person-queries.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/user-detail-page.ts';
import { PersonDialogs } from './lazy-users.ts';
import { LoadingProfile } from './loading-profile.tsx';
import type { PersonSubject } from './person-dialogs.tsx';
import { useProfileTabs } from './profile-tabs.ts';
import type { ActionStep } from './standing/dialog/action-draft.ts';
import { TakeAction } from './take-action.tsx';
import { UserProfile } from './user-profile.tsx';
import { deleteUserMutation } from './user-queries.ts';

export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(personQuery(params.userId));
  return null;
}

export default function UserDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(personQuery(params.userId));
  const name = query.data ? `@${query.data.username}` : '';
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [subject, setSubject] = useState<PersonSubject | null>(null);
  const act = (user: User, step?: ActionStep) => setSubject({ user, dialog: 'action', step });
  const leave = () => navigate(lastVisitedList(paths.users), { replace: true });
  const remove = useMutation(deleteUserMutation(useQueryClient(), leave));
  const { data: user } = query;
  const tab = useProfileTabs(params.userId).find(({ value }) => value === pathname);
  return (
    <Page
      about={name && [name, tab?.label].filter(Boolean).join(' · ')}
      title={t`User Profile`}
      subtitle={t`View and manage user information`}
      breadcrumb={<Breadcrumb steps={[{ label: t`Users`, to: paths.users }]} here={name} hasList />}
      actions={<TakeAction isReady={user !== undefined} onOpen={() => user && act(user)} />}
    >
      {hasStatus(query.error, 404) ? (
        <Card>
          <EmptyState title={t`User Didn't Exists`} />
        </Card>
      ) : (
        <QueryView query={query} loading={<LoadingProfile />}>
          {(shown) => (
            <UserProfile key={shown.id} user={shown} onAction={(step) => act(shown, step)} />
          )}
        </QueryView>
      )}
      <PersonDialogs
        open={subject !== null}
        subject={subject}
        onSubject={setSubject}
        onDelete={remove.mutate}
        onClose={() => setSubject(null)}
      />
    </Page>
  );
}
