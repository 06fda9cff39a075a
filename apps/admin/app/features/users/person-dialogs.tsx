import type { User } from '@buddyline/domain/user';
import type { Dispatch, SetStateAction } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { ActionStep } from './moderation/dialog/action-draft.ts';
import { ActionDialog } from './moderation/lazy-action-dialog.ts';

const DeleteUser = lazyComponent(async () => (await import('./delete-user.tsx')).DeleteUser);

/** Whom to delete or to take action on. */
export interface PersonSubject {
  user: User;
  dialog: 'delete' | 'action';
  /** The step to begin with. */
  step?: ActionStep | undefined;
}

/** What the tabs of a user's page can do. */
export interface TabContext {
  onAction: (step: ActionStep) => void;
}

interface Props {
  /** Null closes both dialogs. */
  subject: PersonSubject | null;
  onSubject: Dispatch<SetStateAction<PersonSubject | null>>;
  onDelete: (userId: string) => void;
}

/** The popup that deletes a person, and the dialog with all that staff can do; each leads to the other. */
export function PersonDialogs({ subject, onSubject, onDelete }: Props) {
  const close = () => onSubject(null);
  const toDelete = subject?.dialog === 'delete' ? subject.user : null;
  const toModerate = subject?.dialog === 'action' ? subject : null;
  return (
    <>
      <DeleteUser
        open={toDelete !== null}
        user={toDelete}
        onConfirm={onDelete}
        onClose={close}
        onSuspend={(user) => onSubject({ user, dialog: 'action', step: 'suspension' })}
      />
      <ActionDialog
        open={toModerate !== null}
        subject={toModerate}
        // What was sent may be answered when another dialog is open.
        onClose={() => onSubject((now) => (now === toModerate ? null : now))}
        onDelete={(user) => onSubject({ user, dialog: 'delete' })}
      />
    </>
  );
}
