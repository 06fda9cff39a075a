import { successSchema } from '@buddyline/domain/envelope';
import { personSchema } from '@buddyline/domain/person';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { findPerson } from './people-sql.ts';
import { nobody } from './person-answers.ts';
import { personParams } from './person-params.ts';

export function getPerson(api: Api, { database: { db } }: Services): void {
  api.get(
    '/people/:username',
    {
      config: { access: member },
      schema: {
        operationId: 'getPerson',
        summary: 'The public card of a person',
        description: '`postsCount` counts shown posts; `isFollowed` is whether the caller follows.',
        tags: ['people'],
        params: personParams,
        response: { 200: successSchema(personSchema) },
      },
    },
    async (request) => {
      const person = await findPerson(db, callerOf(request).userId, request.params.username);
      if (person === undefined) throw nobody();
      return success(request.i18n._(done), person);
    },
  );
}
