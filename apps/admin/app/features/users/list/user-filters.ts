import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../language/use-language.ts';
import { api } from '../../../session/api.ts';
import type { FilterFields } from '../../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../../shared/list/filters/filters-of.tsx';
import { useOrderField } from '../../../shared/list/filters/order-field.ts';
import { userListsKey } from '../../../shared/query/person-queries.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { verificationOptions } from '../../../shared/form/user-choices.ts';
import type { UserList } from './user-list-state.ts';

/** Read again with the lists, because an edit of a user can add one. */
const countriesQuery = queryOptions({
  queryKey: [...userListsKey, 'countries'],
  queryFn: ({ signal }) => api.users.countries(signal),
});

function useFields({ joinedFrom, joinedTo }: UserList): FilterFields<UserList> {
  const { t } = useLingui();
  const hasModeration = useFeature('standing');
  const sort = useOrderField();
  const { compare } = new Intl.Collator(useLanguage());
  const countries = useQuery(countriesQuery).data ?? [];
  return {
    role: {
      kind: 'choice',
      label: t`Role`,
      any: t`Every role`,
      // Administrators of every level.
      options: [
        { value: 'USER', label: t({ message: 'User', context: 'role' }) },
        { value: 'ADMIN', label: t({ message: 'Staff', context: 'role' }) },
      ],
    },
    verified: {
      kind: 'choice',
      label: t`Verification`,
      any: t`Verified or not`,
      options: verificationOptions(),
    },
    suspended: hasModeration && {
      kind: 'choice',
      label: t({ message: 'Suspension', context: 'filter' }),
      any: t`Suspended or not`,
      options: [{ value: 'true', label: t({ message: 'Suspended', context: 'user' }) }],
    },
    country: {
      kind: 'choice',
      label: t`Country`,
      any: t`Every country`,
      options: countries.toSorted(compare).map((value) => ({ value, label: value })),
    },
    joinedFrom: { kind: 'day', label: t`Joined from`, max: joinedTo },
    joinedTo: { kind: 'day', label: t`Joined until`, min: joinedFrom },
    sort,
  };
}

export const UserFilters = filtersOf(useFields);
