import type { Comment } from '@buddyline/domain/comment';
import { readPage } from '@buddyline/domain/paging';
import type { Post } from '@buddyline/domain/post';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Spinner } from '@buddyline/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { animatedList } from '../../shared/animated-list.ts';
import { Freshness } from '../../shared/freshness.tsx';
import { ListPages } from '../../shared/list-pages.tsx';
import { withPage } from '../../shared/list-state.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { CommentItem } from './comment-item.tsx';
import { DeleteComment } from './delete-comment.tsx';
import { commentsQuery, deleteCommentMutation } from './post-queries.ts';

/** Where the address has the page of the comments. */
export const commentsParameter = 'comments';

/** What people say about a post, five at a time, each with a way to delete it. */
export function PostComments({ post }: { post: Post }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = readPage(params.get(commentsParameter));
  const query = useQuery(commentsQuery(post.id, page));
  const [doomed, setDoomed] = useState<Comment | null>(null);
  const remove = useMutation(deleteCommentMutation(useQueryClient(), post));
  return (
    <Card title={t`Comments`} padded={false} actions={<Freshness query={query} />}>
      <div className="px-5 pb-5">
        <QueryView
          query={query}
          loading={
            <div aria-busy className="grid min-h-40 place-items-center">
              <Spinner label={t`Loading comments`} />
            </div>
          }
          // A page beyond the last one is no empty list: it leads to the last one.
          isEmpty={({ data }) => data.length === 0 && page === 1}
          empty={<EmptyState title={t`No Comments To Show.`} />}
        >
          {({ data: comments, totalPages }) => (
            <>
              <ul ref={animatedList} className="divide-y border-t">
                {comments.map((comment) => (
                  <CommentItem key={comment.id} comment={comment} onDelete={setDoomed} />
                ))}
              </ul>
              {(totalPages > 1 || page > 1) && (
                <ListPages
                  label={t`Pages of comments`}
                  parameter={commentsParameter}
                  page={page}
                  totalPages={totalPages}
                  onPage={(next) =>
                    setParams((latest) => withPage(latest, next, commentsParameter), {
                      preventScrollReset: true,
                    })
                  }
                  isPlaceholder={query.isPlaceholderData}
                />
              )}
            </>
          )}
        </QueryView>
      </div>
      <DeleteComment comment={doomed} onConfirm={remove.mutate} onClose={() => setDoomed(null)} />
    </Card>
  );
}
