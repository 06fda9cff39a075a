import type { Ticket } from '@buddyline/domain/ticket';
import { Button } from '@buddyline/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { storedUserId } from '../../../session/session-hints.ts';
import { ChoicePalette } from '../../../shared/form/choice-palette.tsx';
import { nobody, useTakerOptions } from '../../../shared/query/use-taker-options.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { useCan } from '../../../shared/query/use-can.tsx';
import { useToggle } from '../../../shared/record/toggle.ts';
import { UserText } from '../../../shared/text/user-text.tsx';
import { SteppedSelect } from '../stepped-select.tsx';
import { takerMutation } from './conversation-queries.ts';

/** A property that a key opens a palette for. */
export interface ChosenByKey {
  ticket: Ticket;
  isChoosing: boolean;
  onChosen: () => void;
}

/** Who works on the ticket, with the button that takes it; a choice among the colleagues where it can be assigned to them. */
export function TicketTaker({ ticket, ...choice }: ChosenByKey) {
  const hasAssign = useFeature('ticket-assign');
  const mayAssign = useCan()('tickets.assign') && hasAssign;
  // Known also when the session has ended.
  const [me] = useState(storedUserId);
  const taker = ticket.takenBy ?? null;
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-x-3 gap-y-1">
      {mayAssign ? (
        <TakerField ticket={ticket} {...choice} />
      ) : (
        taker && (
          <span className="min-w-0 grow self-center text-xs wrap-anywhere text-ink-muted">
            {taker.id === me ? <Trans>You work on it</Trans> : <WorksOnIt name={taker.name} />}
          </span>
        )
      )}
      <TakeButton ticket={ticket} me={me} />
    </div>
  );
}

interface Props {
  ticket: Ticket;
  /** The signed-in person. */
  me: string | null;
}

function WorksOnIt({ name: text }: { name: string }) {
  const name = <UserText className="font-medium">{text}</UserText>;
  return <Trans>{name} works on it</Trans>;
}

function TakerField({ ticket, isChoosing, onChosen }: ChosenByKey) {
  const { t } = useLingui();
  const save = useMutation(takerMutation(useQueryClient(), ticket));
  const [draft, setDraft] = useState<string | null>(null);
  const saved = ticket.takenBy ?? null;
  const chosen = save.isPending && typeof save.variables === 'object' ? save.variables.to : null;
  const value = chosen ?? (save.isPending ? nobody : (saved?.id ?? nobody));
  const options = useTakerOptions();
  const give = (to: string) => to !== value && save.mutate(to === nobody ? 'release' : { to });
  return (
    <div className="min-w-0 grow basis-0">
      <SteppedSelect
        label={t`Assigned to`}
        name="taker"
        value={value}
        unknownLabel={saved?.name}
        options={options}
        draft={draft}
        onDraft={setDraft}
        onChoose={give}
      />
      <ChoicePalette
        open={isChoosing}
        onClose={onChosen}
        label={t`Assigned to`}
        placeholder={t`Type a name`}
        icon={UserRound}
        // Until the colleagues are there, Enter must not choose 'Nobody'.
        options={options.length > 1 ? options : []}
        value={value}
        busy={options.length === 1}
        onChoose={give}
      />
    </div>
  );
}

function TakeButton({ ticket, me }: Props) {
  const { mutate, isPending } = useMutation(takerMutation(useQueryClient(), ticket));
  const taker = ticket.takenBy ?? null;
  const isMine = taker !== null && taker.id === me;
  const how = isMine ? 'release' : taker ? 'take-over' : 'take';
  const mayChange = useCan()(isMine ? 'tickets.release' : 'tickets.take');
  const toggle = useToggle({ state: how, isPending, run: () => mutate(how) });
  if (!mayChange) return null;
  return (
    <Button variant="outline" className="h-10" {...toggle}>
      {how === 'take' && <Trans>Take</Trans>}
      {how === 'take-over' && <Trans>Take over</Trans>}
      {how === 'release' && <Trans>Release</Trans>}
    </Button>
  );
}
