import type { Ticket } from '@buddyline/domain/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { Confirm } from '../../shared/actions/confirm.tsx';
import { DeletionOutlook } from '../../shared/actions/deletion-outlook.tsx';
import { Words } from '../../shared/words/words.tsx';

interface Props {
  ticket: Ticket;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteTicket({ ticket, open, onConfirm, onClose }: Props) {
  const { t } = useLingui();
  const subject = <Words className="font-semibold">{ticket.subject}</Words>;
  return (
    <Confirm
      open={open}
      icon={Trash2}
      title={t`Delete Ticket`}
      description={t`Are you sure about deleting the Ticket?`}
      details={
        <DeletionOutlook item={subject}>
          <Trans>{subject} will be gone for good.</Trans>
        </DeletionOutlook>
      }
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
