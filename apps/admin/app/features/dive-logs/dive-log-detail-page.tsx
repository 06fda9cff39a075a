import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { ArrivingPage } from '../../shared/arriving-page.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';

export default function DiveLogDetailPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage
      title={t`View Dive Log`}
      breadcrumb={
        <Breadcrumb steps={[{ label: t`Dive Logs`, to: paths.diveLogs }]} here={t`View Dive Log`} />
      }
    >
      <Trans>One dive as a log page: profile, times, tank, conditions, gear and site.</Trans>
    </ArrivingPage>
  );
}
