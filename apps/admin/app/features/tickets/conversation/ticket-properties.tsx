import { type Ticket, ticketPriorities, type TicketTriage } from '@buddyline/domain/ticket';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { ChoicePalette } from '../../../shared/form/choice-palette.tsx';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { useCan } from '../../../shared/query/use-can.tsx';
import { triageMutation } from './conversation-queries.ts';
import type { FieldKey } from '../queue/ticket-keys.ts';
import { SteppedSelect } from '../stepped-select.tsx';
import { useTicketNames } from '../ticket-names.ts';
import { PendingUntil } from './pending-until.tsx';
import { type ChosenByKey, TicketTaker } from './ticket-taker.tsx';

interface Props {
  ticket: Ticket;
  /** The key whose property is being chosen. */
  choosing: FieldKey | null;
  onChosen: () => void;
}

/** What a ticket has beside its status: until when it is pending, who works on it, its priority and its category. */
export function TicketProperties({ ticket, choosing, onChosen }: Props) {
  const hasAnswers = useFeature('ticket-answers');
  const hasTriage = useFeature('ticket-triage');
  const mayUpdate = useCan()('tickets.update');
  return (
    <div data-actions className="grid grid-cols-1 gap-3">
      {hasAnswers && mayUpdate && ticket.status === 'PENDING' && <PendingUntil ticket={ticket} />}
      {hasAnswers && (
        <TicketTaker ticket={ticket} isChoosing={choosing === 'a'} onChosen={onChosen} />
      )}
      {hasTriage && mayUpdate && (
        <TriageFields ticket={ticket} isChoosing={choosing === 'u'} onChosen={onChosen} />
      )}
    </div>
  );
}

/** The priority and the category, which staff correct where the reporter has chosen another one. */
function TriageFields({ ticket, isChoosing, onChosen }: ChosenByKey) {
  const { t } = useLingui();
  const { categoryOptions, priorityOptions } = useTicketNames();
  const save = useMutation(triageMutation(useQueryClient(), ticket));
  const [draft, setDraft] = useState<TicketTriage>({});
  const shown = { ...ticket, ...(save.isPending && save.variables) };
  function setPriority(to: string) {
    const priority = ticketPriorities.find((one) => one === to);
    if (priority && priority !== shown.priority) save.mutate({ priority });
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <SteppedSelect
        label={t`Priority`}
        name="priority"
        value={shown.priority ?? ''}
        options={priorityOptions}
        draft={draft.priority ?? null}
        onDraft={(priority) => setDraft(priority ? { priority } : {})}
        onChoose={setPriority}
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
      <ChoicePalette
        open={isChoosing}
        onClose={onChosen}
        label={t`Priority`}
        placeholder={t`Type a priority`}
        icon={Flag}
        options={priorityOptions.toReversed()}
        value={shown.priority ?? ''}
        busy={false}
        onChoose={setPriority}
      />
    </div>
  );
}
