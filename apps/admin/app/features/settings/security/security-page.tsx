import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { paths } from '../../../paths.ts';
import { Breadcrumb } from '../../../shared/record/breadcrumb.tsx';
import { Page } from '../../../shared/record/page.tsx';
import { requireFeature } from '../../../shared/record/require-feature.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { twoStepQuery } from '../../../shared/query/two-step-queries.ts';
import { queryClient } from '../../../shared/changes/query-client.ts';
import { sessionsQuery } from '../session-queries.ts';
import { SessionsCard } from '../sessions-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecentActivity } from './lazy-recent-activity.ts';

export async function clientLoader(): Promise<null> {
  await requireFeature('two-step');
  void queryClient.prefetchQuery(twoStepQuery);
  void queryClient.prefetchQuery(sessionsQuery);
  return null;
}

/** How the signed-in person signs in, where they are signed in, and what was done with their account. */
export default function SecurityPage() {
  const { t } = useLingui();
  const query = useQuery(twoStepQuery);
  const hasSessions = useFeature('sessions');
  const hasPasskeys = useFeature('passkeys');
  return (
    <Page
      title={t`Security`}
      subtitle={t`How you sign in, and where you are signed in`}
      breadcrumb={
        <Breadcrumb steps={[{ label: t`Settings`, to: paths.settings }]} here={t`Security`} />
      }
    >
      {query.data?.isRequired === true && <RequiredNotice />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-5">
          <CodesCard query={query} />
          {hasPasskeys && <PasskeysCard query={query} />}
          {hasSessions && <SessionsCard />}
        </div>
        {query.data?.isRequired === false && <RecentActivity />}
      </div>
    </Page>
  );
}

/** For staff who need a second step and have none. */
function RequiredNotice() {
  return (
    <p
      role="status"
      className="mb-5 flex items-start gap-3 rounded-card border border-notice/40 bg-notice-soft px-5 py-4 text-notice-ink"
    >
      <Icon of={ShieldAlert} size={20} />
      <span>
        <Trans>
          Your team uses two-step sign-in. Set it up here, and then everything else is open to you.
        </Trans>
      </span>
    </p>
  );
}
