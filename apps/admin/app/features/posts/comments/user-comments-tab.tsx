import { type UserComment, userCommentsQuerySchema } from '@buddyline/domain/user-comment';
import { Card } from '@buddyline/ui/card';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  readListState,
  requireReadablePage,
  useListState,
} from '../../../shared/list/list-state.ts';
import { ListToolbar } from '../../../shared/list/list-toolbar.tsx';
import { neighbourOf } from '../../../shared/list/neighbour.ts';
import { prefetchPages } from '../../../shared/list/prefetch-pages.ts';
import { queryClient } from '../../../shared/changes/query-client.ts';
import { requireFeature } from '../../../shared/record/require-feature.ts';
import type { Route } from './+types/user-comments-tab.ts';
import { CommentPages } from './comment-pages.tsx';
import { DeleteComment } from './delete-comment.tsx';
import { deleteUserCommentMutation, userCommentsQuery } from './user-comment-queries.ts';
import { UserCommentItem } from './user-comment-item.tsx';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<null> {
  requireReadablePage(request);
  await requireFeature('user-comments');
  const state = readListState(userCommentsQuerySchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(userCommentsQuery(params.userId, { ...state, page })),
  );
  return null;
}

/** The tab 'Comments' of a user's page: all that they have commented, with a search. */
export default function UserCommentsTab({ params: { userId } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state, setPage, setSearch } = useListState(userCommentsQuerySchema);
  const query = useQuery(userCommentsQuery(userId, state));
  const [toDelete, setToDelete] = useState<UserComment | null>(null);
  const remove = useMutation(deleteUserCommentMutation(useQueryClient(), userId));
  const total = query.data?.total;

  function confirm(comment: UserComment) {
    const focusNeighbour = neighbourOf(comment.id);
    remove.mutate(comment, { onSuccess: focusNeighbour });
  }

  return (
    <>
      <ListToolbar
        searchLabel={t`Search comments`}
        search={state.search}
        onSearch={setSearch}
        query={query}
        count={
          total === undefined ? null : <Plural value={total} one="# comment" other="# comments" />
        }
      />
      <CommentPages query={query} page={state.page} onPage={setPage}>
        {(comments, animated) => (
          <Card padded={false}>
            <ul role="list" ref={animated} className="divide-y">
              {comments.map((comment) => (
                <UserCommentItem key={comment.id} comment={comment} onDelete={setToDelete} />
              ))}
            </ul>
          </Card>
        )}
      </CommentPages>
      {state.search !== '' && (
        <p className="mt-4 text-xs text-ink-muted">
          <Trans>Of very many comments only the newest are searched.</Trans>
        </p>
      )}
      <DeleteComment
        comment={toDelete}
        onConfirm={() => toDelete && confirm(toDelete)}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
