import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { ArrivingPage } from '../../shared/arriving-page.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';

export default function TicketDetailPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage
      title={t`View Ticket`}
      breadcrumb={
        <Breadcrumb steps={[{ label: t`Tickets`, to: paths.tickets }]} here={t`View Ticket`} />
      }
    >
      <Trans>One ticket with its reporter and a selector for its status.</Trans>
    </ArrivingPage>
  );
}
