import type { Ticket } from '@buddyline/domain/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeletePopup } from '../../shared/record/delete-popup.tsx';
import { DeletionOutlook } from '../../shared/record/deletion-outlook.tsx';
import { UserText } from '../../shared/text/user-text.tsx';

interface Props {
  /** The ticket to delete; null closes the popup. */
  ticket: Ticket | null;
  onConfirm: (ticket: Ticket) => void;
  onClose: () => void;
}

export function DeleteTicket({ ticket, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <DeletePopup
      {...rest}
      item={ticket}
      title={t`Delete Ticket`}
      description={t`Are you sure about deleting the Ticket?`}
      details={({ subject: text }) => {
        const subject = <UserText className="font-semibold">{text}</UserText>;
        return (
          <DeletionOutlook item={subject}>
            <Trans>{subject} will be gone for good.</Trans>
          </DeletionOutlook>
        );
      }}
    />
  );
}
