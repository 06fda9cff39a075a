import { useLingui } from '@lingui/react/macro';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { SteppedSelect } from './stepped-select.tsx';
import { useTicketNames } from './ticket-names.ts';

interface Props {
  /** The saved status. */
  status: string;
  /** The person may not set it. */
  disabled: boolean;
  /** The status reached with the arrow keys, but not confirmed yet. */
  draft: TicketStatus | null;
  onDraft: (draft: TicketStatus | null) => void;
  onStatus: (status: TicketStatus) => void;
}

/** The statuses of other backends may be in lower case, or unknown. */
export function StatusSelect({ status, disabled, draft, onDraft, onStatus }: Props) {
  const { t } = useLingui();
  const { statusName, statusOptions } = useTicketNames();
  const known = statusOptions.find(({ value }) => value === status.toUpperCase());
  return (
    <SteppedSelect
      label={t`Status`}
      name="status"
      disabled={disabled}
      value={known?.value ?? status}
      unknownLabel={statusName(status)}
      options={statusOptions}
      draft={draft}
      onDraft={onDraft}
      onChoose={onStatus}
    />
  );
}
