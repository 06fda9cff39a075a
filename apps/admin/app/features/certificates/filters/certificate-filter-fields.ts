import { useLingui } from '@lingui/react/macro';
import type { FilterField } from '../../../shared/filters/filter-field.ts';
import { useOrderField } from '../../../shared/filters/order-field.ts';

export function useFields(): FilterField[] {
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
