import { activityQuerySchema, activitySchema } from '@buddyline/domain/activity';
import { cursorPageSchema } from '@buddyline/domain/cursor';
import { successSchema } from '@buddyline/domain/envelope';
import { cursorPage, rowId } from '../../db/pages/cursor-page.ts';
import { hasRight } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { forbidden } from '../../http/failure.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { readActivity } from './activity-pages-sql.ts';

export function listActivity(api: Api, { database }: Services): void {
  api.get(
    '/activity',
    {
      config: { may: 'history.read', also: ['activity.read'] },
      schema: {
        operationId: 'listActivity',
        summary: 'Who did what, newest first',
        description:
          'Filters combine with AND; `from` is included and `to` is not. `before` is the `next` of the page before. Without the right `activity.read`, `itemId` is required. `changes` has the changed fields under their names in the responses; texts of more than 2,000 characters are cut, and of pictures it has only whether there was one.',
        tags: ['activity'],
        querystring: activityQuerySchema,
        response: { 200: successSchema(cursorPageSchema(activitySchema)) },
      },
    },
    async (request, reply) => {
      const { limit, ...filter } = request.query;
      const isHistory = filter.itemId !== undefined;
      if (!isHistory && !hasRight(request, 'activity.read')) throw forbidden();
      const found = await readActivity(database.db, filter, limit + 1);
      const page = cursorPage(found, limit, (item) => item, rowId);
      return sendList(reply, success(request.i18n._(done), page));
    },
  );
}
