import type { MailState as State } from '@buddyline/domain/ticket-message';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Hourglass from 'lucide-react/icons/hourglass';
import MailX from 'lucide-react/icons/mail-x';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';

/** What became of the mail that notified a person. Of a failed one also why, and where it can be sent again. */
export function MailState({ mail }: { mail: State | null }) {
  const { t } = useLingui();
  const hasMails = useFeature('mail');
  // The mail's state is forgotten after 90 days.
  if (mail === null) {
    return !hasMails && <Line icon={MailX}>{t`No mail: they see it in the app`}</Line>;
  }
  const { status, error } = mail;
  if (status === 'sent') return <Line icon={Check}>{t`Sent by mail`}</Line>;
  if (status !== 'failed') {
    return <Line icon={Hourglass}>{t`Not delivered yet: the mail is on its way`}</Line>;
  }
  return (
    <div className="text-danger-ink">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Line icon={CircleAlert}>{t`Not delivered: the mail failed`}</Line>
        {hasMails && (
          <Link to={`${paths.mails}?status=failed`} className="underline underline-offset-4">
            <Trans>Show the failed mails</Trans>
          </Link>
        )}
      </p>
      {error !== null && (
        <bdi dir="ltr" className="wrap-anywhere">
          {error}
        </bdi>
      )}
    </div>
  );
}

function Line({ icon, children }: { icon: typeof Check; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon of={icon} />
      {children}
    </span>
  );
}
