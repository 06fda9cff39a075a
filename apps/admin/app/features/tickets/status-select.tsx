import { type TicketStatus, ticketStatuses } from '@buddyline/domain/ticket';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { useTicketNames } from './ticket-names.ts';

interface Props {
  /** The saved status. */
  status: string;
  /** The status reached with the arrow keys, but not confirmed yet. */
  draft: TicketStatus | null;
  onDraft: (draft: TicketStatus | null) => void;
  onStatus: (status: TicketStatus) => void;
}

/**
 * A status selected by mouse or touch is saved at once. The arrow keys only preview a status: Enter or
 * blur saves it, Escape resets it. An unknown status is shown as a disabled option.
 */
export function StatusSelect({ status, draft, onDraft, onStatus }: Props) {
  const { t } = useLingui();
  const { statusName, statusOptions } = useTicketNames();
  const isStepping = useRef(false);
  const known = statusOptions.some(({ value }) => value === status.toUpperCase());
  const unknownOption = known ? [] : [{ value: status, label: statusName(status), disabled: true }];

  function choose(chosen: TicketStatus | null | undefined) {
    onDraft(null);
    if (chosen) onStatus(chosen);
  }
  function onChange({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
    const chosen = ticketStatuses.find((one) => one === value);
    if (isStepping.current) onDraft(chosen ?? null);
    else choose(chosen);
  }
  function onKeyDown({ key, altKey }: KeyboardEvent) {
    // Enter, Space and Alt+arrow open the list of options, where a selection is final.
    isStepping.current = key !== 'Enter' && key !== ' ' && !altKey;
    if (key === 'Enter') choose(draft);
    else if (key === 'Escape') onDraft(null);
  }

  return (
    <Field label={t`Status`}>
      <Select
        name="status"
        value={draft ?? (known ? status.toUpperCase() : status)}
        options={[...unknownOption, ...statusOptions]}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          isStepping.current = false;
        }}
        onBlur={() => choose(draft)}
      />
    </Field>
  );
}
