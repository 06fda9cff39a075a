import { commentCreateSchema } from '@buddyline/domain/comment-forms';
import { successSchema } from '@buddyline/domain/envelope';
import { likableCommentSchema } from '@buddyline/domain/like';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { insertUnderId } from '../owned/new-id.ts';
import { noSuchPost } from '../posts/post-answers.ts';
import { insertComment } from './comments-sql.ts';

const created = /*i18n*/ { id: 'api.comments.created', message: 'Comment added.' };

/** Translates a foreign key violation: the post was deleted meanwhile. */
function throwIfPostDeleted(error: unknown): never {
  const isPost = error instanceof Error && error.message.includes('comments_post_id_fkey');
  throw isPost ? noSuchPost() : error;
}

export function createComment(api: Api, { database: { db } }: Services): void {
  api.post(
    '/comments/post/:postId',
    {
      config: { access: member, makes: '/comments/:id', audit: { none: 'a member’s own record' } },
      schema: {
        operationId: 'createComment',
        summary: 'Comment on a post',
        description: 'On shown posts, and on one’s own.',
        tags: ['comments'],
        params: idParams('postId'),
        body: commentCreateSchema,
        response: { 201: successSchema(likableCommentSchema) },
      },
    },
    async (request, reply) => {
      const isOneStatement = request.body.id === undefined;
      return answerOnce({ request, reply, isOneStatement }, db, async (transaction) => {
        const { params, body } = request;
        const { userId } = callerOf(request);
        const comment = await insertUnderId(transaction, body.id, (id) =>
          insertComment(transaction, { ...body, id, postId: params.postId, userId }).catch(
            throwIfPostDeleted,
          ),
        );
        if (comment === undefined) throw noSuchPost();
        return success(request.i18n._(created), comment);
      });
    },
  );
}
