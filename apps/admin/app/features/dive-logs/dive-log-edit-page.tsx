import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { ArrivingPage } from '../../shared/arriving-page.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';

export default function DiveLogEditPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage
      title={t`Edit Dive Log`}
      breadcrumb={
        <Breadcrumb steps={[{ label: t`Dive Logs`, to: paths.diveLogs }]} here={t`Edit Dive Log`} />
      }
    >
      <Trans>The form that corrects a logged dive.</Trans>
    </ArrivingPage>
  );
}
