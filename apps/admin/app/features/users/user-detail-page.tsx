import { hasStatus } from '@buddyline/api-client/api-error';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../shared/page/breadcrumb.tsx';
import { Page } from '../../shared/page/page.tsx';
import { personQuery } from '../../shared/person/person-queries.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/user-detail-page.ts';
import { LoadingProfile } from './loading-profile.tsx';
import { useProfileTabs } from './profile-tabs.ts';
import { UserProfile } from './user-profile.tsx';

export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(personQuery(params.userId));
  return null;
}

export default function UserDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(personQuery(params.userId));
  const name = query.data ? `@${query.data.username}` : '';
  const { pathname } = useLocation();
  const tab = useProfileTabs(params.userId).find(({ value }) => value === pathname);
  return (
    <Page
      about={name && [name, tab?.label].filter(Boolean).join(' · ')}
      title={t`User Profile`}
      subtitle={t`View and manage user information`}
      breadcrumb={<Breadcrumb steps={[{ label: t`Users`, to: paths.users }]} here={name} hasList />}
    >
      {hasStatus(query.error, 404) ? (
        <Card>
          <EmptyState title={t`User Didn't Exists`} />
        </Card>
      ) : (
        <QueryView query={query} loading={<LoadingProfile />}>
          {(user) => <UserProfile key={user.id} user={user} />}
        </QueryView>
      )}
    </Page>
  );
}
