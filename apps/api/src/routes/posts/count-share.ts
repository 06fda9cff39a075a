import { messageSchema } from '@buddyline/domain/envelope';
import { shareTrackingSchema } from '@buddyline/domain/share';
import { anyone } from '../../http/access.ts';
import { addressKey } from '@buddyline/connections/address-key';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { nothingHere } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Parts } from '../../parts.ts';
import { countShare as countInRow } from './posts-sql.ts';

/** A visit shares once; a whole dive boat behind one address shares no more than this in a minute. */
const sharesPerMinute = 30;

export function countShare(api: Api, { database }: Parts): void {
  api.post(
    '/posts/:postId/share',
    {
      config: {
        access: anyone,
        rateLimit: { max: sharesPerMinute, keyGenerator: ({ ip }) => `shares:${addressKey(ip)}` },
      },
      schema: {
        operationId: 'countShare',
        summary: 'Note that a post was shared',
        description: `At most ${sharesPerMinute} a minute from one address.`,
        tags: ['posts'],
        params: idParams('postId'),
        body: shareTrackingSchema,
        bodyExample: { platform: 'web', shareType: 'post' },
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      if (!(await countInRow(database.db, request.params.postId))) throw nothingHere();
      return success(request.i18n._({ id: 'api.posts.share-counted', message: 'Share counted.' }));
    },
  );
}
