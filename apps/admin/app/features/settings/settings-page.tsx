import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { storedUserId } from '../../session/session-hints.ts';
import { signOutVisitor } from '../../session/sign-out.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { Page } from '../../shared/record/page.tsx';
import { personQuery } from '../../shared/query/person-queries.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/settings-page.ts';
import { LoadingSettings } from './loading-settings.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { UnitsCard } from './units-card.tsx';

const SessionsCard = lazyComponent(async () => (await import('./sessions-card.tsx')).SessionsCard);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const userId = storedUserId();
  if (userId === null) {
    // The browser lost the user id stored at login, without which no settings can be shown.
    await signOutVisitor(request.url);
    throw redirect(paths.login);
  }
  void queryClient.prefetchQuery(personQuery(userId));
  return { userId };
}

export default function SettingsPage({ loaderData: { userId } }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(personQuery(userId));
  const hasSessions = useFeature('sessions');
  // Where there is the page Security, they are there.
  const hasTwoStep = useFeature('two-step');
  return (
    <Page title={t`Settings`} subtitle={t`Manage your admin profile and security settings`}>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <QueryView query={query} loading={<LoadingSettings />}>
            {(user) => <ProfileCard user={user} />}
          </QueryView>
        </div>
        <PasswordCard userId={userId} email={query.data?.email} />
      </div>
      <UnitsCard />
      {hasSessions && !hasTwoStep && (
        <div className="mt-5">
          <SessionsCard />
        </div>
      )}
    </Page>
  );
}
