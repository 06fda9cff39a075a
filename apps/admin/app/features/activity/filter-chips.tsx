import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { actorsQuery } from '../../shared/record/history/activity-queries.ts';
import { PersonName } from '../../shared/list/filters/person-name.tsx';
import type { FilterChip } from '../../shared/list/list-toolbar.tsx';
import { Words } from '../../shared/text/words.tsx';
import { useActivityNames } from './activity-names.ts';
import type { ActivityState } from './activity-state.ts';

/** The active filters as removable chips. */
export function useFilterChips(state: ActivityState): FilterChip[] {
  const { nounName, verbs } = useActivityNames();
  const { actorId, personId, noun, verb, itemId, from, to } = state;
  const chips: (FilterChip | false)[] = [
    actorId !== undefined && { name: 'actorId', label: <ActorChip actorId={actorId} /> },
    noun !== undefined && { name: 'noun', label: <Trans>What: {nounName(noun)}</Trans> },
    verb !== undefined && { name: 'verb', label: <Trans>Action: {verbs[verb]}</Trans> },
    personId !== undefined && { name: 'personId', label: <PersonChip personId={personId} /> },
    itemId !== undefined && { name: 'itemId', label: <Trans>One item only</Trans> },
    from !== undefined && { name: 'from', label: <DayChip from={from} /> },
    to !== undefined && { name: 'to', label: <DayChip to={to} /> },
  ];
  return chips.filter((chip) => chip !== false);
}

function ActorChip({ actorId }: { actorId: string }) {
  const actor = useQuery(actorsQuery).data?.find(({ id }) => id === actorId);
  const by = <Words>{actor?.name ?? '…'}</Words>;
  return <Trans>By: {by}</Trans>;
}

function PersonChip({ personId }: { personId: string }) {
  const person = <PersonName personId={personId} />;
  return <Trans>Person: {person}</Trans>;
}

function DayChip({ from, to }: Pick<ActivityState, 'from' | 'to'>) {
  const day = <bdi>{(from ?? to)?.replaceAll('-', '/')}</bdi>;
  return from === undefined ? <Trans>To {day}</Trans> : <Trans>From {day}</Trans>;
}
