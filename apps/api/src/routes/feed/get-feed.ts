import { cursorPageSchema } from '@buddyline/domain/cursor';
import { successSchema } from '@buddyline/domain/envelope';
import { feedQuerySchema } from '@buddyline/domain/feed';
import { likablePostSchema } from '@buddyline/domain/like';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { readFeed } from './feed-sql.ts';

export function getFeed(api: Api, { database }: Services): void {
  api.get(
    '/feed',
    {
      config: { access: member },
      schema: {
        operationId: 'getFeed',
        summary: 'The shown posts of everybody, newest first',
        description: '`before` is the `next` of the page before, which is null on the last one.',
        tags: ['feed'],
        querystring: feedQuerySchema,
        response: { 200: successSchema(cursorPageSchema(likablePostSchema)) },
      },
    },
    async (request, reply) => {
      const page = await readFeed(database.db, callerOf(request).userId, request.query);
      return sendList(reply, success(request.i18n._(done), page));
    },
  );
}
