import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { postSchema } from '@buddyline/domain/post';
import { postsQuerySchema } from '@buddyline/domain/post-list';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { listPostPage } from './posts-sql.ts';

export function listPosts(api: Api, { database }: Services): void {
  api.get(
    '/posts',
    {
      config: { may: 'posts.read' },
      schema: {
        operationId: 'listPosts',
        summary: 'Posts, newest first unless `sort` says otherwise',
        description:
          'Filters combine with AND. Each word of `query` is in the post, or each is in the name of its author. Disabled posts are included unless `hidden=false`.',
        tags: ['posts'],
        querystring: postsQuerySchema,
        response: { 200: successSchema(pagedSchema(postSchema)) },
      },
    },
    async (request, reply) =>
      sendList(
        reply,
        success(request.i18n._(done), await listPostPage(database.db, request.query)),
      ),
  );
}
