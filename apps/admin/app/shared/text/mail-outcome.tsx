import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useFeature } from '../query/meta-queries.ts';

/** What became of a mail, with its icon. */
export function MailOutcome({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon of={icon} />
      <span>{children}</span>
    </span>
  );
}

interface FailedMailProps {
  /** Why it failed: a word of ours, or the answer of the mail server. */
  error: string | null;
  /** Says that it failed. */
  children: string;
}

/** A mail that failed: why, and where it can be sent again. */
export function FailedMail({ error, children }: FailedMailProps) {
  const hasMails = useFeature('mail');
  return (
    <div className="text-danger-ink">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MailOutcome icon={CircleAlert}>{children}</MailOutcome>
        {hasMails && (
          <Link to={`${paths.mails}?status=failed`} className="underline underline-offset-4">
            <Trans>Show the failed emails</Trans>
          </Link>
        )}
      </p>
      {error !== null && <Reason error={error} />}
    </div>
  );
}

/** The answer of the mail server is shown as it is. */
function Reason({ error }: { error: string }) {
  const { t } = useLingui();
  const reasons: Record<string, string | undefined> = {
    expired: t`It expired before it could be sent.`,
    interrupted: t`The server stopped while sending it.`,
  };
  return (
    <p className="mt-0.5">
      {reasons[error] ?? (
        <bdi dir="ltr" className="wrap-anywhere">
          {error}
        </bdi>
      )}
    </p>
  );
}
