import { successSchema } from '@buddyline/domain/envelope';
import { likablePostSchema } from '@buddyline/domain/like';
import { callerOf, hasRight, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchPost } from './post-answers.ts';
import { findPostFor } from './posts-sql.ts';

export function getPost(api: Api, { database }: Services): void {
  api.get(
    '/posts/:postId',
    {
      config: { access: member, may: 'posts.read', isVersioned: true },
      schema: {
        operationId: 'getPost',
        summary: 'A post',
        description: 'Members see shown posts and their own hidden ones; administrators see all.',
        tags: ['posts'],
        params: idParams('postId'),
        response: { 200: successSchema(likablePostSchema) },
      },
    },
    async (request) => {
      const reader = { userId: callerOf(request).userId, seesHidden: hasRight(request) };
      const post = await findPostFor(database.db, request.params.postId, reader);
      if (post === undefined) throw noSuchPost();
      return success(request.i18n._(done), post);
    },
  );
}
