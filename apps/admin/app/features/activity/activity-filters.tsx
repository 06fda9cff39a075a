import { Field } from '@buddyline/ui/field';
import { Select, type SelectOption } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { actorsQuery } from '../../shared/record/history/activity-queries.ts';
import { DayInput } from '../../shared/list/filters/day-input.tsx';
import { PersonFilter } from '../../shared/list/filters/person-filter.tsx';
import { useActivityNames } from './activity-names.ts';
import type { ActivityState } from './activity-state.ts';

export type SetFilter = (name: keyof ActivityState, value: string | null) => void;

interface Props {
  state: ActivityState;
  onFilter: SetFilter;
}

export function ActivityFilters({ state, onFilter }: Props) {
  const { t } = useLingui();
  const { nounOptions, verbOptions } = useActivityNames();
  const actors = useQuery(actorsQuery).data ?? [];
  const actorOptions = actors.map(({ id, name }) => ({ value: id, label: name }));
  const choice = (name: 'actorId' | 'noun' | 'verb', all: string, options: SelectOption[]) => (
    <Select
      name={name}
      value={state[name] ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={({ target }) => onFilter(name, target.value || null)}
    />
  );
  const day = (name: 'from' | 'to') => (
    <DayInput
      name={name}
      value={state[name] ?? ''}
      min={name === 'to' ? state.from : undefined}
      max={name === 'from' ? state.to : undefined}
      onDay={(value) => onFilter(name, value || null)}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Field label={t`By`}>{choice('actorId', t`Everybody`, actorOptions)}</Field>
      <Field label={t`What`}>{choice('noun', t`Everything`, nounOptions)}</Field>
      <Field label={t`Action`}>{choice('verb', t`Every action`, verbOptions)}</Field>
      <PersonFilter
        name="person"
        label={t`Person`}
        hint={t`Whose profile or items it was about`}
        onChoose={(personId) => onFilter('personId', personId)}
      />
      <Field label={t`From`}>{day('from')}</Field>
      <Field label={t`To`}>{day('to')}</Field>
    </div>
  );
}
