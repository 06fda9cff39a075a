import { successSchema } from '@buddyline/domain/envelope';
import { sanctionsSchema } from '@buddyline/domain/sanction';
import { hasRight, owner } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { forPerson, listSanctions as readSanctions } from './sanctions-sql.ts';

export function listSanctions(api: Api, { database: { db } }: Services): void {
  api.get(
    '/users/:userId/sanctions',
    {
      config: { access: owner, may: 'users.read' },
      schema: {
        operationId: 'listSanctions',
        summary: 'Messages, warnings and suspensions of a person',
        description: 'The newest first. The person sees what they were told, and not by whom.',
        tags: ['standing'],
        params: idParams('userId'),
        response: { 200: successSchema(sanctionsSchema) },
      },
    },
    async (request) => {
      const sanctions = await readSanctions(db, request.params.userId);
      return success(request.i18n._(done), hasRight(request) ? sanctions : forPerson(sanctions));
    },
  );
}
