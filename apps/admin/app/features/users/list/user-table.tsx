import { handleOf, type User } from '@buddyline/domain/user';
import { IconButton } from '@buddyline/ui/icon-button';
import { type Column, Table } from '@buddyline/ui/table';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Gavel from 'lucide-react/icons/gavel';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { storedUserId } from '../../../session/session-hints.ts';
import { DisabledAction } from '@buddyline/ui/disabled-action';
import { fileUrl } from '../../../shared/form/file-url.ts';
import { rowLink } from '../../../shared/keyboard/list-keyboard.ts';
import { EditLink } from '../../../shared/list/edit-link.tsx';
import { personQuery } from '../../../shared/query/person-queries.ts';
import { AllowedIconButton } from '../../../shared/record/allowed-action.tsx';
import { SelectableAvatar } from '../../../shared/changes/select/select-box.tsx';
import { UserText } from '../../../shared/text/user-text.tsx';
import { AdminMark } from './admin-mark.tsx';
import { Presence } from './presence.tsx';
import { SuspendedBadge } from './suspended-badge.tsx';
import { VerifiedBadge } from '../../../shared/people/verified-badge.tsx';
import { takeActionTarget } from './take-action-on-row.ts';

interface Props {
  users: User[];
  rowsRef: Ref<HTMLTableSectionElement>;
  /** A delete is in flight: rows cannot be opened. */
  deleting: boolean;
  onDelete: (user: User) => void;
  /** Opens the dialog with all that staff can do; undefined where the backend has no such feature. */
  onTakeAction: ((user: User) => void) | undefined;
}

export function UserTable({ users, rowsRef, deleting, ...actions }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const columns: Column<User>[] = [
    { key: 'user', header: t`User`, width: 'w-1/4', cell: (user) => <UserCell user={user} /> },
    {
      key: 'username',
      header: t`Username`,
      width: 'w-[30%]',
      plain: true,
      cell: (user) => <UsernameCell user={user} />,
    },
    {
      key: 'email',
      header: t`Email`,
      plain: true,
      cell: ({ email }) => <Email address={email ?? '—'} />,
    },
    {
      key: 'actions',
      header: t`Actions`,
      align: 'end',
      corner: true,
      width: 'w-32 xl:w-40',
      cell: (user) => <UserActions user={user} {...actions} />,
    },
  ];
  return (
    <Table
      caption={t`Users`}
      columns={columns}
      rows={users}
      rowsRef={rowsRef}
      rowKey={({ id }) => id}
      opens={!deleting}
      rowProps={({ id }) => ({
        onClickCapture: deleting ? (event) => event.preventDefault() : undefined,
        onPointerEnter: () => void client.prefetchQuery(personQuery(id)),
      })}
    />
  );
}

function UserCell({ user }: { user: User }) {
  return (
    <div className="flex min-w-0 items-center gap-3 text-start">
      <SelectableAvatar item={user} src={fileUrl(user.profilePicture, 'avatar')} />
      <div className="min-w-0">
        <p className="flex min-w-0">
          <Link
            to={paths.userPosts(user.id)}
            prefetch="intent"
            {...rowLink}
            className="truncate font-medium underline-offset-4 hover:underline"
          >
            <UserText>{user.username}</UserText>
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Presence lastActiveAt={user.lastActiveAt} />
          <AdminMark {...user} />
          <SuspendedBadge user={user} isShort />
        </div>
      </div>
    </div>
  );
}

function UsernameCell({ user }: { user: User }) {
  return (
    <div className="grid items-center justify-items-start gap-x-3 gap-y-1 max-sm:flex max-sm:flex-wrap xl:grid-cols-[minmax(0,1fr)_7rem]">
      <div className="min-w-0">
        {user.fullName && (
          <UserText className="block w-fit max-w-full truncate">{user.fullName}</UserText>
        )}
        {/* On phones the line above begins with it. */}
        <bdi dir="ltr" className="block text-ink-muted max-sm:hidden rtl:text-end">
          @{user.username}
        </bdi>
      </div>
      <VerifiedBadge isVerified={user.isVerified} />
    </div>
  );
}

/** An email address that may only wrap before its host. */
function Email({ address }: { address: string }) {
  const host = address.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </bdi>
  );
}

type ActionsProps = Pick<Props, 'onDelete' | 'onTakeAction'> & { user: User };

function UserActions({ user, onDelete, onTakeAction }: ActionsProps) {
  const { t } = useLingui();
  const name = handleOf(user.username);
  const deleteLabel = t`Delete user ${name}`;
  return (
    <div className="flex justify-end gap-1">
      <EditLink
        to={`${paths.userPosts(user.id)}?edit`}
        label={t`Edit user ${name}`}
        may="users.update"
      />
      {onTakeAction && (
        <IconButton
          {...takeActionTarget}
          icon={Gavel}
          // Between phones and wide screens there is no room; the key presses it there, too.
          className="sm:max-xl:hidden"
          label={t`Take action on ${name}`}
          onClick={() => onTakeAction(user)}
        />
      )}
      {user.id === storedUserId() ? (
        <DisabledAction
          icon={Trash2}
          label={deleteLabel}
          reason={t`You cannot delete your own account.`}
        />
      ) : (
        <AllowedIconButton
          may="users.delete"
          icon={Trash2}
          label={deleteLabel}
          onClick={() => onDelete(user)}
        />
      )}
    </div>
  );
}
