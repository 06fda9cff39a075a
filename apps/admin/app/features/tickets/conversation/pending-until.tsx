import type { Ticket } from '@buddyline/domain/ticket';
import { DateInput } from '@buddyline/ui/date-input';
import { Field } from '@buddyline/ui/field';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../shared/text/now.ts';
import { pendingMutation } from './conversation-queries.ts';

const dayMs = 86_400_000;

/** The day on which a pending ticket is open again by itself; none: it stays pending. */
export function PendingUntil({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const change = useMutation(pendingMutation(useQueryClient(), ticket));
  const [isWrong, setWrong] = useState(false);
  const day = (change.isPending ? change.variables : ticket.pendingUntil) ?? '';
  // Days are those of UTC, like the server's.
  const tomorrow = new Date(useNow().getTime() + dayMs).toISOString().slice(0, 10);
  return (
    <Field
      label={t`Pending until`}
      hint={t`On that day it is open again by itself.`}
      error={isWrong && t`Choose a day in the future.`}
    >
      <DateInput
        // A new value of the server replaces what is shown.
        key={day}
        defaultValue={day}
        min={tomorrow}
        onBlur={({ target: { value, validity } }) => {
          // The saved day may be over; half a day has no value.
          const isChanged = value !== day || validity.badInput;
          setWrong(isChanged && !validity.valid);
          if (isChanged && validity.valid) change.mutate(value === '' ? null : value);
        }}
      />
    </Field>
  );
}
