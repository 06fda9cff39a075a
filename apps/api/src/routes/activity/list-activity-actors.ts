import { activityActorSchema } from '@buddyline/domain/activity';
import { successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { readActors } from './activity-pages-sql.ts';

/** More than any staff; users who edit their own profile are actors too. */
const maxActors = 500;

export function listActivityActors(api: Api, { database }: Services): void {
  api.get(
    '/activity/actors',
    {
      config: { may: 'activity.read' },
      schema: {
        operationId: 'listActivityActors',
        summary: 'Everybody with at least one act',
        description: `For the filter of the activity; at most ${maxActors}.`,
        tags: ['activity'],
        response: { 200: successSchema(v.array(activityActorSchema)) },
      },
    },
    async (request) => success(request.i18n._(done), await readActors(database.db, maxActors)),
  );
}
