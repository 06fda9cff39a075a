import { useLingui } from '@lingui/react/macro';
import type { FilterField } from '../../../shared/filters/filter-field.ts';
import { useOrderField } from '../../../shared/filters/order-field.ts';

export function useFields(): FilterField[] {
  const { t } = useLingui();
  return [
    {
      kind: 'choice',
      name: 'hidden',
      label: t`Public`,
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
