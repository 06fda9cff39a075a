import { messageSchema } from '@buddyline/domain/envelope';
import { shareTrackingSchema } from '@buddyline/domain/share';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { notFound } from '../../http/failure.ts';
import { limits } from '../../http/limits/limits.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { countShare as countInRow } from './posts-sql.ts';

/** Per address: enough for many visitors behind one address. */

export function countShare(api: Api, { database }: Services): void {
  api.post(
    '/posts/:postId/share',
    {
      config: {
        access: anyone,
        audit: { none: 'a count of anonymous visitors' },
        limit: 'shares',
      },
      schema: {
        operationId: 'countShare',
        summary: 'Count a share of a post',
        description: `At most ${limits.shares.points} per minute from one address.`,
        tags: ['posts'],
        params: idParams('postId'),
        body: shareTrackingSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      if (!(await countInRow(database.db, request.params.postId))) throw notFound();
      return success(request.i18n._({ id: 'api.posts.share-counted', message: 'Share counted.' }));
    },
  );
}
