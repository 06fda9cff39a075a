import { Trans, useLingui } from '@lingui/react/macro';
import { useActorOptions } from '../../shared/record/history/actor-options.ts';
import type { FilterFields } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters-of.tsx';
import { useActivityNames } from './activity-names.ts';
import type { ActivityState } from './activity-state.ts';

function useFields({ from, to }: ActivityState): FilterFields<ActivityState> {
  const { t } = useLingui();
  const { nounOptions, verbOptions } = useActivityNames();
  return {
    actorId: {
      kind: 'choice',
      label: t`By`,
      any: t`Everybody`,
      options: useActorOptions(),
      unknown: '…',
      chip: (by) => <Trans>By: {by}</Trans>,
    },
    noun: {
      kind: 'choice',
      label: t`What`,
      any: t`Everything`,
      options: nounOptions,
      chip: (noun) => <Trans>What: {noun}</Trans>,
    },
    verb: {
      kind: 'choice',
      label: t`Action`,
      any: t`Every action`,
      options: verbOptions,
      chip: (verb) => <Trans>Action: {verb}</Trans>,
    },
    personId: {
      kind: 'person',
      label: t`Person`,
      hint: t`Whose profile or items it was about`,
      chip: (person) => <Trans>Person: {person}</Trans>,
    },
    itemId: { kind: 'linked', label: t`One item only` },
    from: { kind: 'day', label: t`From`, max: to },
    to: { kind: 'day', label: t`To`, min: from },
  };
}

export const ActivityFilters = filtersOf(useFields);
