import type { Ticket, TicketTriage } from '@buddyline/domain/ticket';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { useCan } from '../../../shared/query/use-can.tsx';
import { triageMutation } from './conversation-queries.ts';
import { SteppedSelect } from '../stepped-select.tsx';
import { useTicketNames } from '../ticket-names.ts';
import { PendingUntil } from './pending-until.tsx';
import { TicketTaker } from './ticket-taker.tsx';

/** What a ticket has beside its status: until when it is pending, who works on it, its priority and its category. */
export function TicketProperties({ ticket }: { ticket: Ticket }) {
  const hasAnswers = useFeature('ticket-answers');
  const hasTriage = useFeature('ticket-triage');
  const mayUpdate = useCan()('tickets.update');
  return (
    <div data-actions className="grid grid-cols-1 gap-3">
      {hasAnswers && mayUpdate && ticket.status === 'PENDING' && <PendingUntil ticket={ticket} />}
      {hasAnswers && <TicketTaker ticket={ticket} />}
      {hasTriage && mayUpdate && <TriageFields ticket={ticket} />}
    </div>
  );
}

/** The priority and the category, which staff correct where the reporter has chosen another one. */
function TriageFields({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const { categoryOptions, priorityOptions } = useTicketNames();
  const save = useMutation(triageMutation(useQueryClient(), ticket));
  const [draft, setDraft] = useState<TicketTriage>({});
  const shown = { ...ticket, ...(save.isPending && save.variables) };
  return (
    <div className="grid grid-cols-2 gap-3">
      <SteppedSelect
        label={t`Priority`}
        name="priority"
        value={shown.priority ?? ''}
        options={priorityOptions}
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
    </div>
  );
}
