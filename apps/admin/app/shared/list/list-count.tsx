import type { Feature } from '@buddyline/domain/meta';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SelectableList, SelectableNoun } from '../changes/select/select-state.ts';
import { useFeature } from '../query/meta-queries.ts';

interface Props {
  /** '205 users' */
  count: ReactNode;
  /** 'Newest first'; empty where it is not known, or said elsewhere. */
  order: string | null | undefined;
  className: string;
}

/** How many items a list has, and in which order. Only the number is announced when it changes. */
export function ListCount({ count, order, className }: Props) {
  return (
    <span className={className}>
      <span role="status">{count}</span>
      {count && order && <span>{order}</span>}
    </span>
  );
}

/** The features with which a backend orders its lists; the order of others is not known. */
const orderedWith: Record<SelectableNoun, Feature> = {
  users: 'users.filters',
  posts: 'posts.filters',
  certificates: 'certificates.filters',
  'dive-logs': 'divelogs.filters',
  tickets: 'ticket-answers',
};

/**
 * The order that a list has by itself. Null while another is chosen, which is one of its chips.
 * @param length how many items are shown: fewer than two have no order
 */
export function useOwnOrder(list: SelectableList, length = 0): string | null {
  const { t } = useLingui();
  const isKnown = useFeature(orderedWith[list.noun]);
  const { sort = 'newest' } = 'filter' in list ? list.filter : {};
  if (!isKnown || length < 2 || sort !== 'newest') return null;
  if (list.noun !== 'dive-logs') return t`Newest first`;
  return 'filter' in list ? t`Newest logged first` : t`Newest dive first`;
}
