import type { SelectOption } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedUserId } from '../../session/session-hints.ts';
import { takersQuery } from './takers-query.ts';

/** The value of the option that releases a ticket. */
export const nobody = 'nobody';

/** Whom a ticket can be given to: the signed-in person, the colleagues by name, nobody. */
export function useTakerOptions(): SelectOption[] {
  const { t } = useLingui();
  const { data: takers = [] } = useQuery(takersQuery());
  // Known also when the session has ended.
  const [me] = useState(storedUserId);
  const isMe = ({ id }: { id: string }) => id === me;
  const others = takers.filter((one) => !isMe(one));
  return [
    ...takers.filter(isMe).map(({ id }) => ({ value: id, label: t`You` })),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
    { value: nobody, label: t`Nobody` },
  ];
}
