import { type Ticket, ticketPriorities, type TicketTriage } from '@buddyline/domain/ticket';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePriorityNames } from '../../../shared/text/priority-badge.tsx';
import { triageMutation } from './conversation-queries.ts';
import { SteppedSelect } from '../stepped-select.tsx';
import { useTicketNames } from '../ticket-names.ts';

/** The priority and the category, which staff correct where the reporter has chosen another one. */
export function TicketTriageFields({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const names = usePriorityNames();
  const { categoryOptions } = useTicketNames();
  const save = useMutation(triageMutation(useQueryClient(), ticket));
  const [draft, setDraft] = useState<TicketTriage>({});
  const shown = { ...ticket, ...(save.isPending && save.variables) };
  return (
    <Card className="grid grid-cols-2 gap-3">
      <SteppedSelect
        label={t`Priority`}
        name="priority"
        value={shown.priority ?? ''}
        options={ticketPriorities.map((value) => ({ value, label: names[value] }))}
        draft={draft.priority ?? null}
        onDraft={(priority) => setDraft(priority ? { priority } : {})}
        onChoose={(priority) => priority !== shown.priority && save.mutate({ priority })}
      />
      <SteppedSelect
        label={t`Category`}
        name="category"
        value={shown.category}
        options={categoryOptions}
        draft={draft.category ?? null}
        onDraft={(category) => setDraft(category ? { category } : {})}
        onChoose={(category) => category !== shown.category && save.mutate({ category })}
      />
    </Card>
  );
}
