import type { Comment } from '@buddyline/domain/comment';
import { readPage } from '@buddyline/domain/paging';
import type { Post } from '@buddyline/domain/post';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withPage } from '../../../shared/list/list-state.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { commentsQuery, deleteCommentMutation } from '../post-queries.ts';
import { CommentItem } from './comment-item.tsx';
import { CommentPages } from './comment-pages.tsx';
import { DeleteComment } from './delete-comment.tsx';

/** The URL parameter of the comments' page. */
export const commentsParameter = 'comments';

/** A post's comments, five per page, each with a Delete button. */
export function PostComments({ post }: { post: Post }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = readPage(params.get(commentsParameter));
  const query = useQuery(commentsQuery(post.id, page));
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const remove = useMutation(deleteCommentMutation(useQueryClient(), post));
  return (
    <Card title={t`Comments`} padded={false} actions={<Freshness query={query} />}>
      <div className="px-5 pb-5">
        <CommentPages
          query={query}
          page={page}
          parameter={commentsParameter}
          onPage={(next) =>
            setParams((latest) => withPage(latest, next, commentsParameter), {
              preventScrollReset: true,
            })
          }
          isInCard
        >
          {(comments, animated) => (
            <ul role="list" ref={animated} className="divide-y border-t">
              {comments.map((comment) => (
                <CommentItem key={comment.id} comment={comment} onDelete={setToDelete} />
              ))}
            </ul>
          )}
        </CommentPages>
      </div>
      <DeleteComment
        comment={toDelete}
        onConfirm={remove.mutate}
        onClose={() => setToDelete(null)}
      />
    </Card>
  );
}
