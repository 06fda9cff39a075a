import { Trans, useLingui } from '@lingui/react/macro';
import { ArrivingPage } from '../../shared/arriving-page.tsx';

export default function DiveLogListPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage title={t`Dive Logs`} subtitle={t`Browse and manage the dives people logged`}>
      <Trans>Every logged dive, found by site, gear, conditions and date.</Trans>
    </ArrivingPage>
  );
}
