import type { Ticket } from '@buddyline/domain/ticket';
import { Button } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToggle } from '../../../shared/record/toggle.ts';
import { UserText } from '../../../shared/text/user-text.tsx';
import { takerMutation } from './conversation-queries.ts';

interface Props {
  ticket: Ticket;
  /** The signed-in person. */
  personId: string | null;
}

/** Who works on the ticket, with the button that changes it. */
export function TakenBy({ ticket, personId }: Props) {
  const { mutate, isPending } = useMutation(takerMutation(useQueryClient(), ticket));
  const taker = ticket.takenBy ?? null;
  const isMine = taker !== null && taker.id === personId;
  const name = <UserText className="font-medium">{taker?.name}</UserText>;
  const how = isMine ? 'release' : taker ? 'take-over' : 'take';
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      {taker && (
        <span className="min-w-0 wrap-anywhere text-ink-muted">
          {isMine ? <Trans>You work on it</Trans> : <Trans>{name} works on it</Trans>}
        </span>
      )}
      <Button
        variant="outline"
        size="sm"
        {...useToggle({ state: how, isPending, run: () => mutate(how) })}
      >
        {how === 'take' && <Trans>Take</Trans>}
        {how === 'take-over' && <Trans>Take over</Trans>}
        {how === 'release' && <Trans>Release</Trans>}
      </Button>
    </div>
  );
}
