import { statusText } from '@buddyline/domain/status-text';
import { type TicketStatus, ticketStatuses } from '@buddyline/domain/ticket';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useTicketNames } from './ticket-names.ts';

interface Props {
  /** As the backend has it. */
  status: string;
  onStatus: (status: TicketStatus) => void;
}

/** Saves as soon as a status is chosen. One that this version does not know stands there too. */
export function StatusSelect({ status, onStatus }: Props) {
  const { t } = useLingui();
  const { statusOptions } = useTicketNames();
  const known = statusOptions.some(({ value }) => value === status.toUpperCase());
  const foreign = known ? [] : [{ value: status, label: statusText(status), disabled: true }];
  return (
    <Field label={t`Status`}>
      <Select
        name="status"
        value={known ? status.toUpperCase() : status}
        options={[...foreign, ...statusOptions]}
        onChange={({ target: { value } }) => isStatus(value) && onStatus(value)}
      />
    </Field>
  );
}

function isStatus(text: string): text is TicketStatus {
  return ticketStatuses.some((status) => status === text);
}
