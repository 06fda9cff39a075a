import type { MailState } from '@buddyline/domain/ticket-message';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';

/** What became of the mail of a reply; of a failed one why, and where it can be sent again. */
export function MailLine({ mail: { status, error } }: { mail: MailState }) {
  const { t } = useLingui();
  const hasMails = useFeature('mail');
  if (status === 'failed') {
    return (
      <div className="mt-2 text-xs text-danger-ink">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <State icon={CircleAlert}>{t`The mail was not sent`}</State>
          {hasMails && (
            <Link to={`${paths.mails}?status=failed`} className="underline underline-offset-4">
              <Trans>Show the failed mails</Trans>
            </Link>
          )}
        </p>
        {error !== null && <Reason error={error} />}
      </div>
    );
  }
  return (
    <p className="mt-2 text-xs text-ink-muted">
      {status === 'sent' ? (
        <State icon={Check}>{t`Sent by mail`}</State>
      ) : (
        <State icon={Hourglass}>{t`The mail is on its way`}</State>
      )}
    </p>
  );
}

function State({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon of={icon} />
      {children}
    </span>
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
