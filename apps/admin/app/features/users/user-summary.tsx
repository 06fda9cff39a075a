import { copiedMs } from '@buddyline/domain/constants';
import { displayName, type Profile } from '@buddyline/domain/user';
import { formatNumber } from '@buddyline/i18n/formats';
import { Avatar } from '@buddyline/ui/avatar';
import { Card } from '@buddyline/ui/card';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { sharedText } from '../../language/texts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { fileUrl } from '../../shared/form/file-url.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { AdminMark } from './list/admin-mark.tsx';
import { Presence } from './list/presence.tsx';
import { SuspendedBadge } from './list/suspended-badge.tsx';
import { VerifiedBadge } from '../../shared/people/verified-badge.tsx';

export function UserSummary({ user }: { user: Profile }) {
  const { t } = useLingui();
  return (
    <Card className="self-start">
      <div className="grid gap-3">
        <div className="flex items-center gap-4">
          <Avatar src={fileUrl(user.profilePicture, 'card')} alt={t`Profile picture`} size="lg" />
          <div className="grid min-w-0 justify-items-start gap-0.5">
            <UserText as="h2" className="text-lg font-semibold wrap-anywhere">
              {displayName(user, sharedText('name.missing-on-profile'))}
            </UserText>
            <bdi dir="ltr" className="max-w-full truncate text-ink-muted">
              @{user.username}
            </bdi>
            <Presence lastActiveAt={user.lastActiveAt} />
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-3">
          <VerifiedBadge isVerified={user.isVerified} />
          <AdminMark role={user.role} />
          <SuspendedBadge user={user} />
          {user.storage && <Files {...user.storage} />}
        </p>
        <dl className="grid w-full grid-cols-2 divide-x border-t pt-3 text-center">
          <Count label={<Trans>Followers</Trans>} value={user.followersCount} />
          <Count label={<Trans>Following</Trans>} value={user.followingCount} />
        </dl>
        <p className="flex w-full items-center justify-between gap-2 border-t pt-3 text-xs text-ink-muted">
          <bdi dir="ltr" className="truncate">
            {user.email ?? '—'}
          </bdi>
          <span className="-my-2 -me-2">
            <CopyButton
              text={user.id}
              label={t`Copy user ID`}
              copiedLabel={t`Copied!`}
              copiedMs={copiedMs}
            />
          </span>
        </p>
      </div>
    </Card>
  );
}

const megabyte = 1_000_000;

/** What the person's pictures and documents need of what they may. */
function Files({ usedBytes, quotaBytes }: NonNullable<Profile['storage']>) {
  const language = useLanguage();
  const used = formatNumber(Math.ceil(usedBytes / megabyte), language);
  const quota = quotaBytes && formatNumber(Math.floor(quotaBytes / megabyte), language);
  return (
    <span className="ms-auto text-xs text-ink-muted tabular-nums">
      {quota ? (
        <Trans>
          Files: {used} of {quota} MB
        </Trans>
      ) : (
        <Trans>Files: {used} MB</Trans>
      )}
    </span>
  );
}

function Count({ label, value }: { label: ReactNode; value: number }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="text-base font-semibold tabular-nums">{formatNumber(value, useLanguage())}</dd>
    </div>
  );
}
