import type { Ticket } from '@buddyline/domain/ticket';
import { displayName } from '@buddyline/domain/user';
import { Avatar } from '@buddyline/ui/avatar';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { fileUrl } from '../../shared/file-url.ts';
import { sharedText } from '../../shared/texts.ts';

export function ReporterCard({ ticket: { Owner, userId } }: { ticket: Ticket }) {
  const { t } = useLingui();
  return (
    <Card title={t`Reporter`}>
      <div className="flex items-center gap-3">
        <Avatar src={fileUrl(Owner?.profilePicture, 'avatar')} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-medium" dir="auto">
            {displayName(Owner, sharedText('name.missing-on-owner'))}
          </p>
          {Owner?.username && (
            <p className="truncate text-ink-muted">
              <bdi dir="ltr">@{Owner.username}</bdi>
            </p>
          )}
        </div>
      </div>
      <Link
        to={paths.user(userId)}
        prefetch="intent"
        className={buttonClasses({ variant: 'outline', className: 'mt-4 w-full' })}
      >
        <Trans>View Reporter Profile</Trans>
      </Link>
    </Card>
  );
}
