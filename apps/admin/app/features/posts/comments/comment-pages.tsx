import { Spinner } from '@buddyline/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ListView } from '../../../shared/list/list-view.tsx';

type Props<TComment> = Omit<
  ComponentProps<typeof ListView<TComment>>,
  'pagesLabel' | 'isInner' | 'loading' | 'empty'
>;

/** Comments of a post or a person, page by page. */
export function CommentPages<TComment>(props: Props<TComment>) {
  const { t } = useLingui();
  return (
    <ListView
      {...props}
      pagesLabel={t`Pages of comments`}
      isInner
      loading={
        <div aria-busy className="grid min-h-40 place-items-center">
          <Spinner label={t`Loading comments`} />
        </div>
      }
      empty={t`No Comments To Show.`}
    />
  );
}
