import type { MailState } from '@buddyline/domain/ticket-message';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import { FailedMail, MailOutcome } from '../../../shared/text/mail-outcome.tsx';

/** What became of the mail of a reply. */
export function MailLine({ mail: { status, error } }: { mail: MailState }) {
  const { t } = useLingui();
  return (
    <div className="mt-2 text-xs text-ink-muted">
      {status === 'failed' ? (
        <FailedMail error={error}>{t`The email was not sent`}</FailedMail>
      ) : status === 'sent' ? (
        <MailOutcome icon={Check}>{t`Sent by email`}</MailOutcome>
      ) : (
        <MailOutcome icon={Hourglass}>{t`The email is on its way`}</MailOutcome>
      )}
    </div>
  );
}
