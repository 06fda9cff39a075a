import { successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { readCountries } from './user-pages-sql.ts';

/** More than there are; people may write other texts. */
const maxCountries = 500;

export function listCountries(api: Api, { database }: Services): void {
  api.get(
    '/users/countries',
    {
      config: { may: 'users.read' },
      schema: {
        operationId: 'listCountries',
        summary: 'The countries of all users, as they are written',
        description: `For the filter of the list; at most ${maxCountries}.`,
        tags: ['users'],
        response: { 200: successSchema(v.array(v.string())) },
      },
    },
    async (request) =>
      success(request.i18n._(done), await readCountries(database.db, maxCountries)),
  );
}
