import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { belongingsText } from '../../text/counted.ts';
import { useFeature } from '../../query/meta-queries.ts';
import type { SelectedItem, SelectingList } from '../select/select-state.ts';
import { belongingsSumQuery, summedUsers } from './belongings-sum.ts';

interface Props {
  noun: SelectingList['noun'];
  items: readonly SelectedItem[];
  /** False while the popup fades out. */
  open: boolean;
}

/** What a delete takes along, as far as it is known. */
export function GoingAlong({ noun, items, open }: Props) {
  if (noun === 'users') return <UsersBelongings items={items} open={open} />;
  if (noun === 'certificates') {
    return (
      <p>
        <Trans>Their documents are deleted too.</Trans>
      </p>
    );
  }
  const comments = items.reduce((sum, item) => sum + item.comments, 0);
  if (comments === 0) return null;
  return (
    <p>
      <Plural
        value={comments}
        one="# comment is deleted too."
        other="# comments are deleted too."
      />
    </p>
  );
}

function UsersBelongings({ items, open }: Pick<Props, 'items' | 'open'>) {
  const { t } = useLingui();
  const isKnown = useFeature('belongings') && items.length <= summedUsers;
  const { data } = useQuery({
    ...belongingsSumQuery(items.map(({ id }) => id)),
    enabled: isKnown && open,
  });
  if (!isKnown) {
    return (
      <p>
        <Trans>Everything that belongs to them is deleted too.</Trans>
      </p>
    );
  }
  const list = data && belongingsText(data);
  return (
    <p className="min-h-5">
      {list !== undefined &&
        (list === '' ? t`Nothing else belongs to these accounts.` : t`Deleted with them: ${list}.`)}
    </p>
  );
}
