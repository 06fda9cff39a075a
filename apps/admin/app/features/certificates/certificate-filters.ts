import { useLingui } from '@lingui/react/macro';
import type { FilterField } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters.tsx';
import { useOrderField } from '../../shared/list/filters/order-field.ts';

function useFields(): FilterField[] {
  const { t } = useLingui();
  const order = useOrderField();
  return [
    {
      kind: 'choice',
      name: 'verified',
      label: t`Diver`,
      any: t`Verified or not`,
      options: [
        { value: 'true', label: t`Verified` },
        { value: 'false', label: t`Not verified yet` },
      ],
    },
    order,
  ];
}

export const certificateFilters = (): ReturnType<typeof filtersOf> => filtersOf(useFields);
