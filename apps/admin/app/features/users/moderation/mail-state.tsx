import type { MailState as State } from '@buddyline/domain/ticket-message';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import MailX from 'lucide-react/icons/mail-x';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { FailedMail, MailOutcome } from '../../../shared/text/mail-outcome.tsx';

/** What became of the mail that notified a person. */
export function MailState({ mail }: { mail: State | null }) {
  const { t } = useLingui();
  const hasMails = useFeature('mail');
  // The mail's state is forgotten after 90 days.
  if (mail === null) {
    return (
      !hasMails && <MailOutcome icon={MailX}>{t`No email: they see it in the app`}</MailOutcome>
    );
  }
  const { status, error } = mail;
  if (status === 'sent') return <MailOutcome icon={Check}>{t`Sent by email`}</MailOutcome>;
  if (status === 'failed') {
    return <FailedMail error={error}>{t`Not delivered: the email failed`}</FailedMail>;
  }
  return (
    <MailOutcome icon={Hourglass}>{t`Not delivered yet: the email is on its way`}</MailOutcome>
  );
}
