import { successSchema } from '@buddyline/domain/envelope';
import { lastDayMax, lastDaySchema } from '@buddyline/domain/user-comment';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from '../users/user-answers.ts';
import { findLastDay } from './user-comments-sql.ts';

export function getLastDay(api: Api, { database }: Services): void {
  api.get(
    '/users/:userId/last-day',
    {
      config: { may: 'comments.read' },
      schema: {
        operationId: 'getLastDay',
        summary: 'Ids of what a person wrote in the last 24 hours',
        description: `Their posts and comments, newest first and at most ${lastDayMax} of each, to delete them with POST /bulk. By the clock of the server.`,
        tags: ['comments'],
        params: idParams('userId'),
        response: { 200: successSchema(lastDaySchema) },
      },
    },
    async (request) => {
      const lastDay = await findLastDay(database.db, request.params.userId);
      if (lastDay === undefined) throw noSuchUser();
      return success(request.i18n._(done), lastDay);
    },
  );
}
