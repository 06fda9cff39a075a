import { type TrashNoun, trashNouns } from '@buddyline/domain/trash';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { actorsQuery } from '../../shared/record/history/activity-queries.ts';
import { ChoiceChip } from '../../shared/list/choice-chip.tsx';
import type { FilterChip } from '../../shared/list/list-toolbar.tsx';
import { trashCountsQuery } from '../../shared/query/trash-counts.ts';
import { Words } from '../../shared/text/words.tsx';
import { useTrashNames } from './trash-names.ts';

interface KindProps {
  noun: TrashNoun | undefined;
  onNoun: (noun: TrashNoun | null) => void;
}

/** The kinds of deleted items with their numbers; one is shown at a time, or all. */
export function KindChips({ noun, onNoun }: KindProps) {
  const { t } = useLingui();
  const names = useTrashNames();
  const { data: counts } = useQuery(trashCountsQuery);
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div role="group" aria-label={t`Kind of item`} className="mb-4 flex flex-wrap gap-2">
      <ChoiceChip pressed={noun === undefined} count={total} onPress={() => onNoun(null)}>
        <Trans>All</Trans>
      </ChoiceChip>
      {trashNouns.map((one) => (
        <ChoiceChip
          key={one}
          pressed={noun === one}
          count={counts && (counts[one] ?? 0)}
          onPress={() => onNoun(one)}
        >
          {names[one]}
        </ChoiceChip>
      ))}
    </div>
  );
}

interface ByProps {
  by: string | undefined;
  onBy: (by: string | null) => void;
}

/** Who deleted it. */
export function ByFilter({ by, onBy }: ByProps) {
  const { t } = useLingui();
  const actors = useQuery(actorsQuery).data ?? [];
  return (
    <div className="grid gap-4 sm:max-w-72">
      <Field label={t`Deleted by`}>
        <Select
          name="by"
          value={by ?? ''}
          options={[
            { value: '', label: t`Everybody` },
            ...actors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onBy(target.value || null)}
        />
      </Field>
    </div>
  );
}

/** The active filter as a removable chip. */
export function useByChips(by: string | undefined): FilterChip[] {
  return by === undefined ? [] : [{ name: 'by', label: <ByChip by={by} /> }];
}

function ByChip({ by }: { by: string }) {
  const actor = useQuery(actorsQuery).data?.find(({ id }) => id === by);
  const actorName = <Words>{actor?.name ?? '…'}</Words>;
  return <Trans>Deleted by: {actorName}</Trans>;
}
