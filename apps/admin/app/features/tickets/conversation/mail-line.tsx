import type { MailState } from '@buddyline/domain/ticket-message';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { statusLook, useMailNames } from '../../mails/mail-names.ts';

/** What became of the mail of a reply; of a failed one why, with the way to send it again. */
export function MailLine({ mail: { status, error } }: { mail: MailState }) {
  const { statusName, reasonText } = useMailNames();
  const hasMails = useFeature('mail');
  const isFailed = status === 'failed';
  const name = statusName(status);
  return (
    <div className={`mt-2 text-xs ${isFailed ? 'text-danger-ink' : 'text-ink-muted'}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex items-center gap-1.5">
          <Icon of={statusLook(status).icon} />
          <Trans>Mail: {name}</Trans>
        </span>
        {isFailed && hasMails && (
          <Link to={`${paths.mails}?status=failed`} className="underline underline-offset-4">
            <Trans>Show the failed mails</Trans>
          </Link>
        )}
      </p>
      {isFailed && error !== null && (
        <p className="mt-0.5">
          {reasonText(error) ?? (
            <bdi dir="ltr" className="wrap-anywhere">
              {error}
            </bdi>
          )}
        </p>
      )}
    </div>
  );
}
