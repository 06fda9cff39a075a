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

/** The facts that are neither in the form beside it nor in the breadcrumb, as the handle is. */
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
            <Presence lastActiveAt={user.lastActiveAt} />
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-3 empty:hidden">
          <AdminMark {...user} />
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
          {user.email && (
            <span className="-my-2 -me-2 shrink-0">
              <CopyButton
                text={user.email}
                label={t`Copy email`}
                copiedLabel={t`Copied!`}
                copiedMs={copiedMs}
              />
            </span>
          )}
        </p>
      </div>
    </Card>
  );
}

const megabyte = 1_000_000;
const gigabyte = 1_000_000_000;

/** How much of their quota the person's pictures and documents use. */
function Files({ usedBytes, quotaBytes }: NonNullable<Profile['storage']>) {
  const language = useLanguage();
  const used = formatNumber(Math.ceil(usedBytes / megabyte), language);
  const inGigabytes = (quotaBytes ?? 0) >= gigabyte;
  const unit = inGigabytes ? gigabyte : megabyte;
  // 1.5 GB is not 1 GB.
  const quota = quotaBytes && formatNumber(Math.floor((quotaBytes / unit) * 10) / 10, language);
  return (
    <span className="text-xs text-ink-muted tabular-nums">
      {!quota && <Trans>Files: {used} MB</Trans>}
      {quota && !inGigabytes && (
        <Trans>
          Files: {used} of {quota} MB
        </Trans>
      )}
      {quota && inGigabytes && (
        <Trans>
          Files: {used} MB of {quota} GB
        </Trans>
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
