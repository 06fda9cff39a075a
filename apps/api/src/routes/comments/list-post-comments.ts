import { commentsQuerySchema } from '@buddyline/domain/comment';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { likableCommentSchema } from '@buddyline/domain/like';
import { callerOf, hasRight, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { noSuchPost } from '../posts/post-answers.ts';
import { listCommentPage } from './comments-sql.ts';

export function listPostComments(api: Api, { database }: Services): void {
  api.get(
    '/comments/post/:postId',
    {
      config: { access: member, may: 'posts.read' },
      schema: {
        operationId: 'listPostComments',
        summary: 'Comments on a post, newest first',
        description: 'Members see those on shown posts and on their own.',
        tags: ['comments'],
        params: idParams('postId'),
        querystring: commentsQuerySchema,
        response: { 200: successSchema(pagedSchema(likableCommentSchema)) },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const reader = { userId: callerOf(request).userId, seesHidden: hasRight(request) };
      const page = await listCommentPage(database.db, params.postId, reader, query);
      if (page === undefined) throw noSuchPost();
      return sendList(reply, success(request.i18n._(done), page));
    },
  );
}
