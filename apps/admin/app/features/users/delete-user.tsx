import { isStaff } from '@buddyline/domain/role';
import type { Belongings, User } from '@buddyline/domain/user';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import { DeletePopup } from '../../shared/record/delete-popup.tsx';
import { DeletionOutlook } from '../../shared/record/deletion-outlook.tsx';
import { belongingsText } from '../../shared/text/counted.ts';
import { useCan } from '../../shared/query/use-can.tsx';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { userBelongingsQuery } from './user-queries.ts';

interface Props {
  /** The user to delete; null closes the popup. */
  user: User | null;
  onConfirm: (userId: string) => void;
  onClose: () => void;
  /** Opens the dialog in which a person is suspended, instead of this popup. */
  onSuspend: (user: User) => void;
}

export function DeleteUser({ user, onConfirm, onClose, onSuspend }: Props) {
  const { t } = useLingui();
  return (
    <DeletePopup
      item={user}
      title={t`Delete User`}
      description={t`Are you sure about deleting the User?`}
      details={(shown) => (
        <>
          <DeletionDetails user={shown} open={user !== null} />
          <SuspendInstead user={shown} onSuspend={onSuspend} />
        </>
      )}
      onConfirm={({ id }) => onConfirm(id)}
      onClose={onClose}
    />
  );
}

interface DeletionDetailsProps {
  user: User;
  /** False while the popup fades out, because a deleted user must not be refetched. */
  open: boolean;
}

/** For somebody who can be suspended, by a backend that has the feature 'standing'. */
function SuspendInstead({ user, onSuspend }: Pick<Props, 'onSuspend'> & { user: User }) {
  const canSuspend = useCan()('users.suspend');
  const hasModeration = useFeature('standing');
  if (!hasModeration || !canSuspend || isStaff(user) || user.isSuspended) return null;
  return (
    <Button variant="outline" size="sm" className="mt-3" onClick={() => onSuspend(user)}>
      <Icon of={Ban} />
      <Trans>Suspend instead</Trans>
    </Button>
  );
}

/** Names the user, and counts what is deleted with them if the backend can. */
export function DeletionDetails({ user, open }: DeletionDetailsProps) {
  const hasBelongings = useFeature('belongings');
  const { data } = useQuery({
    ...userBelongingsQuery(user.id),
    enabled: hasBelongings && open,
  });
  const name = (
    <>
      <UserText className="font-semibold">{user.fullName || user.username}</UserText>{' '}
      <bdi dir="ltr" className="text-ink-muted">
        (@{user.username})
      </bdi>
    </>
  );
  return (
    <>
      <DeletionOutlook item={name}>
        <Trans>{name} will be gone for good.</Trans>
      </DeletionOutlook>
      {hasBelongings && (
        <p className="mt-1 min-h-10 text-ink-muted">{data && <Counts {...data} />}</p>
      )}
    </>
  );
}

function Counts(belongings: Belongings) {
  const { t } = useLingui();
  const list = belongingsText(belongings);
  return list === '' ? t`Nothing else belongs to this account.` : t`Deleted as well: ${list}.`;
}
