import { successSchema } from '@buddyline/domain/envelope';
import { personSchema } from '@buddyline/domain/person';
import type { FastifyRequest } from 'fastify';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { deleteFollow, insertFollow } from './follows-sql.ts';
import { findPerson, findPersonId } from './people-sql.ts';
import { followsThemselves, nobody } from './person-answers.ts';
import { personParams } from './person-params.ts';

/** Follows a person or ends it. Both may be repeated. */
export function followPerson(api: Api, { database: { db } }: Services): void {
  const path = '/people/:username/follow';
  const config = { access: member, audit: { none: 'a member follows or stops following' } };
  const schema = {
    description: 'The answer is the card of the person as it is afterwards.',
    tags: ['people'],
    params: personParams,
    response: { 200: successSchema(personSchema) },
    failures: [409],
  };

  async function change(
    request: FastifyRequest,
    username: string,
    write: typeof insertFollow | typeof deleteFollow,
  ) {
    const { userId } = callerOf(request);
    const followedId = await findPersonId(db, username);
    if (followedId === undefined) throw nobody();
    if (followedId === userId) throw followsThemselves();
    await write(db, { userId, followedId });
    const person = await findPerson(db, userId, username);
    if (person === undefined) throw nobody();
    return success(request.i18n._(done), person);
  }

  api.put(
    path,
    {
      config,
      schema: {
        ...schema,
        operationId: 'followPerson',
        summary: 'Follow a person',
      },
    },
    (request) => change(request, request.params.username, insertFollow),
  );
  api.delete(
    path,
    {
      config,
      schema: {
        ...schema,
        operationId: 'unfollowPerson',
        summary: 'Stop following a person',
      },
    },
    (request) => change(request, request.params.username, deleteFollow),
  );
}
