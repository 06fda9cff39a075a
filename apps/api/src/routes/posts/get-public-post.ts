import { sharedPostSchema } from '@buddyline/domain/share';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { findPublicPost } from './posts-sql.ts';

export function getPublicPost(api: Api, { database }: Services): void {
  api.get(
    '/posts/get/:postId',
    {
      config: { access: anyone },
      schema: {
        operationId: 'getPublicPost',
        summary: 'A post for its public page',
        description: 'Disabled posts, unknown posts and malformed ids get the same response.',
        tags: ['posts'],
        params: idParams('postId'),
        response: { 200: sharedPostSchema },
      },
    },
    async (request) => {
      const { postId } = request.params;
      const post = await database.fromReplica((db) => findPublicPost(db, postId));
      if (post === undefined) throw notFound();
      return success(request.i18n._(done), post);
    },
  );
}
