import type { PostList } from '@buddyline/domain/post-list';
import { useLingui } from '@lingui/react/macro';
import type { FilterFields } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters-of.tsx';
import { useOrderField } from '../../shared/list/filters/order-field.ts';

function useFields(): FilterFields<PostList> {
  const { t } = useLingui();
  return {
    hidden: {
      kind: 'choice',
      label: t`Status`,
      any: t`Enabled or disabled`,
      options: [
        { value: 'false', label: t`Enabled` },
        { value: 'true', label: t`Disabled` },
      ],
    },
    picture: {
      kind: 'choice',
      label: t`Picture`,
      any: t`With or without`,
      options: [
        { value: 'true', label: t`With a picture` },
        { value: 'false', label: t`Without a picture` },
      ],
    },
    userId: { kind: 'person', label: t`Author` },
    sort: useOrderField(),
  };
}

export const PostFilters = filtersOf(useFields);
