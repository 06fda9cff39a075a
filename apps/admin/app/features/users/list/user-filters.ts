import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import type { FilterField } from '../../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../../shared/list/filters/filters.tsx';
import { useOrderField } from '../../../shared/list/filters/order-field.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { userListsKey } from '../../../shared/query/person-queries.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { roleOptions, verificationOptions } from '../user-choices.ts';

/** Read again with the lists, because an edit of a user can add one. */
const countriesQuery = queryOptions({
  queryKey: [...userListsKey, 'countries'],
  queryFn: ({ signal }) => api.users.countries(signal),
});

function useFields(): FilterField[] {
  const { t } = useLingui();
  const hasStanding = useFeature('standing');
  const order = useOrderField();
  const { compare } = new Intl.Collator(useLanguage());
  const countries = useQuery(countriesQuery).data ?? [];
  const suspension: FilterField = {
    kind: 'choice',
    name: 'suspended',
    label: t({ message: 'Suspension', context: 'filter' }),
    any: t`Suspended or not`,
    options: [{ value: 'true', label: t({ message: 'Suspended', context: 'user' }) }],
  };
  return [
    {
      kind: 'choice',
      name: 'role',
      label: t`Role`,
      any: t`Every role`,
      options: roleOptions(''),
    },
    {
      kind: 'choice',
      name: 'verified',
      label: t`Verification`,
      any: t`Verified or not`,
      options: verificationOptions(),
    },
    ...(hasStanding ? [suspension] : []),
    {
      kind: 'choice',
      name: 'country',
      label: t`Country`,
      any: t`Every country`,
      options: countries.toSorted(compare).map((value) => ({ value, label: value })),
    },
    { kind: 'day', name: 'joinedFrom', label: t`Joined from`, to: 'joinedTo' },
    { kind: 'day', name: 'joinedTo', label: t`Joined until`, from: 'joinedFrom' },
    order,
  ];
}

export const userFilters = (): ReturnType<typeof filtersOf> => filtersOf(useFields);
