import { successSchema } from '@buddyline/domain/envelope';
import { savedViewsQuerySchema, savedViewsSchema } from '@buddyline/domain/saved-view';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { listViews as readViews } from './views-sql.ts';

export function listViews(api: Api, { database: { db } }: Services): void {
  api.get(
    '/views',
    {
      config: { may: 'views.read' },
      schema: {
        operationId: 'listViews',
        summary: 'Saved views of a list',
        description: 'The own ones and those that other staff share, by name.',
        tags: ['views'],
        querystring: savedViewsQuerySchema,
        response: { 200: successSchema(savedViewsSchema) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      return success(request.i18n._(done), await readViews(db, userId, request.query.list));
    },
  );
}
