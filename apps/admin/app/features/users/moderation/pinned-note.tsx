import type { Moderation } from '@buddyline/domain/sanction';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Pin from 'lucide-react/icons/pin';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { UserText } from '../../../shared/text/user-text.tsx';

interface Props {
  userId: string;
  note: NonNullable<Moderation['pinnedNote']>;
}

/** The newest pinned note of staff in one line; the tab 'Staff' has all of it. */
export function PinnedNote({ userId, note: { body, by } }: Props) {
  return (
    <Link
      to={paths.userStaff(userId)}
      preventScrollReset
      className="group flex min-w-0 items-center gap-2 border-b bg-accent-soft/40 px-5 py-2 text-xs"
    >
      <span className="text-accent-ink">
        <Icon of={Pin} />
        <span className="sr-only">
          <Trans>Pinned note</Trans>
        </span>
      </span>
      {by && <UserText className="shrink-0 font-medium">{by.name}</UserText>}
      <UserText className="truncate underline-offset-4 group-hover:underline">{body}</UserText>
    </Link>
  );
}
