import { statusText } from '@buddyline/domain/status-text';
import { type TicketStatus, ticketStatuses } from '@buddyline/domain/ticket';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { useTicketNames } from './ticket-names.ts';

interface Props {
  /** As the backend has it. */
  status: string;
  /** What the arrow keys have reached, not chosen yet. */
  draft: TicketStatus | null;
  onDraft: (draft: TicketStatus | null) => void;
  onStatus: (status: TicketStatus) => void;
}

/**
 * A status chosen with the mouse or a finger is saved at once. The arrow keys go through the statuses
 * one by one: there Enter and leaving the field choose, and Escape goes back. A status that this version
 * does not know stands there too.
 */
export function StatusSelect({ status, draft, onDraft, onStatus }: Props) {
  const { t } = useLingui();
  const { statusOptions } = useTicketNames();
  const isStepping = useRef(false);
  const known = statusOptions.some(({ value }) => value === status.toUpperCase());
  const foreign = known ? [] : [{ value: status, label: statusText(status), disabled: true }];

  function choose(wanted: TicketStatus | null | undefined) {
    onDraft(null);
    if (wanted) onStatus(wanted);
  }
  function onChange({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
    const wanted = ticketStatuses.find((one) => one === value);
    if (isStepping.current) onDraft(wanted ?? null);
    else choose(wanted);
  }
  function onKeyDown({ key, altKey }: KeyboardEvent) {
    // Enter, Space and Alt with an arrow open the list of options; what is chosen there is chosen.
    isStepping.current = key !== 'Enter' && key !== ' ' && !altKey;
    if (key === 'Enter') choose(draft);
    else if (key === 'Escape') onDraft(null);
  }

  return (
    <Field label={t`Status`}>
      <Select
        name="status"
        value={draft ?? (known ? status.toUpperCase() : status)}
        options={[...foreign, ...statusOptions]}
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
