import { Trans, useLingui } from '@lingui/react/macro';
import { ArrivingPage } from '../../shared/arriving-page.tsx';

export default function DashboardPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage title={t`Dashboard`} subtitle={t`Platform performance and recent activity`}>
      <Trans>
        Totals and growth of users, posts, dive logs and certifications, with the latest posts and
        tickets.
      </Trans>
    </ArrivingPage>
  );
}
