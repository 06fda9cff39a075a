import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { userCommentSchema, userCommentsQuerySchema } from '@buddyline/domain/user-comment';
import type { Api } from '../../http/api.ts';
import { done, paged, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from '../users/user-answers.ts';
import { listUserCommentPage } from './user-comments-sql.ts';

export function listUserComments(api: Api, { database }: Services): void {
  api.get(
    '/users/:userId/comments',
    {
      config: { may: 'comments.read' },
      schema: {
        operationId: 'listUserComments',
        summary: 'Comments of a person, newest first',
        description:
          'Each word of `search` is in the comment; of the newest 500 kB, some 5,000 comments. Those on disabled posts are included.',
        tags: ['comments'],
        params: idParams('userId'),
        querystring: userCommentsQuerySchema,
        response: { 200: successSchema(pagedSchema(userCommentSchema)) },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const page = await listUserCommentPage(database.db, params.userId, query);
      if (page === undefined) throw noSuchUser();
      return sendList(reply, success(request.i18n._(done), paged(page.rows, page.total, query)));
    },
  );
}
