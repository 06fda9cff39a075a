import { type TrashNoun, trashNouns } from '@buddyline/domain/trash';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useActorOptions } from '../../shared/record/history/actor-options.ts';
import type { FilterFields } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters-of.tsx';
import { ChoiceChip } from '../../shared/list/choice-chip.tsx';
import { trashCountsQuery } from '../../shared/query/trash-counts.ts';
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
    <div role="group" aria-label={t`Kind of item`} className="sideways mb-3 *:shrink-0 max-sm:mb-2">
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

function useFields(): FilterFields<{ by: unknown }> {
  const { t } = useLingui();
  return {
    by: {
      kind: 'choice',
      label: t`Deleted by`,
      any: t`Everybody`,
      options: useActorOptions(),
      unknown: '…',
      chip: (actorName) => <Trans>Deleted by: {actorName}</Trans>,
    },
  };
}

/** Who deleted it. */
export const ByFilter = filtersOf(useFields);
