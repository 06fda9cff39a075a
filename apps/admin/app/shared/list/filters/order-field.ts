import { useLingui } from '@lingui/react/macro';
import type { ChoiceField } from './filter-field.ts';

/** The order of a list by when its items were made. */
export function useOrderField(): ChoiceField {
  const { t } = useLingui();
  return {
    kind: 'choice',
    label: t`Order`,
    any: t`Newest first`,
    options: [{ value: 'oldest', label: t`Oldest first` }],
  };
}
