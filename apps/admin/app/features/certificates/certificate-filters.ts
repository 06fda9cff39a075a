import type { CertificateList } from '@buddyline/domain/certificate-list';
import { useLingui } from '@lingui/react/macro';
import type { FilterFields } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters-of.tsx';
import { useOrderField } from '../../shared/list/filters/order-field.ts';

function useFields(): FilterFields<CertificateList> {
  const { t } = useLingui();
  return {
    verified: {
      kind: 'choice',
      label: t`Diver`,
      any: t`Verified or not`,
      options: [
        { value: 'true', label: t`Verified` },
        { value: 'false', label: t`Not verified yet` },
      ],
    },
    sort: useOrderField(),
  };
}

export const CertificateFilters = filtersOf(useFields);
