import { Trans, useLingui } from '@lingui/react/macro';
import { ArrivingPage } from '../../shared/arriving-page.tsx';

export default function TicketListPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage title={t`Support Tickets`} subtitle={t`Answer what divers ask and report`}>
      <Trans>Every ticket, by status and category.</Trans>
    </ArrivingPage>
  );
}
