import { useLingui } from '@lingui/react/macro';
import type { FilterField } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters.tsx';
import { useOrderField } from '../../shared/list/filters/order-field.ts';

function useFields(): FilterField[] {
  const { t } = useLingui();
  return [
    {
      kind: 'choice',
      name: 'hidden',
      label: t`Status`,
      any: t`Enabled or disabled`,
      options: [
        { value: 'false', label: t`Enabled` },
        { value: 'true', label: t`Disabled` },
      ],
    },
    {
      kind: 'choice',
      name: 'picture',
      label: t`Picture`,
      any: t`With or without`,
      options: [
        { value: 'true', label: t`With a picture` },
        { value: 'false', label: t`Without a picture` },
      ],
    },
    { kind: 'person', name: 'userId', label: t`Author` },
    useOrderField(),
  ];
}

export const postFilters = (): ReturnType<typeof filtersOf> => filtersOf(useFields);
