import { cursorPageSchema } from '@buddyline/domain/cursor';
import { successSchema } from '@buddyline/domain/envelope';
import { followsQuerySchema, personSummarySchema } from '@buddyline/domain/person';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { findPersonId, type FollowSide, readFollows } from './people-sql.ts';
import { nobody } from './person-answers.ts';
import { personParams } from './person-params.ts';

const summaries = {
  followers: 'Who follows a person, the newest first',
  following: 'Whom a person follows, the newest first',
};

/** The followers of a person, and those whom they follow. */
export function listFollows(api: Api, services: Services): void {
  addList(api, services, 'followers');
  addList(api, services, 'following');
}

function addList(api: Api, { database: { db } }: Services, side: FollowSide): void {
  api.get(
    `/people/:username/${side}`,
    {
      config: { access: member },
      schema: {
        operationId: side === 'followers' ? 'listFollowers' : 'listFollowing',
        summary: summaries[side],
        description: '`before` is the `next` of the page before, which is null on the last one.',
        tags: ['people'],
        params: personParams,
        querystring: followsQuerySchema,
        response: { 200: successSchema(cursorPageSchema(personSummarySchema)) },
      },
    },
    async (request) => {
      const personId = await findPersonId(db, request.params.username);
      if (personId === undefined) throw nobody();
      const list = { side, personId, callerId: callerOf(request).userId };
      return success(request.i18n._(done), await readFollows(db, list, request.query));
    },
  );
}
