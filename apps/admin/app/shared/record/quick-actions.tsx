import { copiedMs } from '@buddyline/domain/constants';
import type { Verb } from '@buddyline/domain/rights';
import { Card } from '@buddyline/ui/card';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { AllowedButton } from './allowed-action.tsx';

interface Props {
  /** The record's id, which can be copied. */
  id: string;
  copyLabel: string;
  deleteLabel: ReactNode;
  /** The right to delete it. */
  deletes: Verb;
  /** Whose record it is. */
  ownerId: string;
  deleting: boolean;
  onDelete: () => void;
  /** The other actions, which come first. */
  children: ReactNode;
}

/** The actions on a record beside its page, the destructive one last. */
export function QuickActions({
  id,
  copyLabel,
  deleteLabel,
  deletes,
  ownerId,
  deleting,
  onDelete,
  children,
}: Props) {
  const { t } = useLingui();
  return (
    <Card
      title={t`Quick actions`}
      actions={
        <span className="-my-1.5 -me-2">
          <CopyButton text={id} label={copyLabel} copiedLabel={t`Copied!`} copiedMs={copiedMs} />
        </span>
      }
    >
      <div data-actions className="grid gap-3">
        {children}
        <AllowedButton
          may={deletes}
          ownerId={ownerId}
          variant="destructive"
          pending={deleting}
          onClick={onDelete}
        >
          <Icon of={Trash2} />
          {deleteLabel}
        </AllowedButton>
      </div>
    </Card>
  );
}
