import { diveTripSchema } from '@buddyline/domain/dive-trip';
import { successSchema } from '@buddyline/domain/envelope';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchDiveTrip } from './dive-trip-answers.ts';
import { exampleDiveTrip } from './dive-trip-example.ts';
import { findDiveTrip } from './dive-trips-sql.ts';

export function getDiveTrip(api: Api, { database }: Services): void {
  api.get(
    '/dive-trips/:diveTripId',
    {
      config: { access: adminOnly },
      schema: {
        operationId: 'getDiveTrip',
        summary: 'A dive trip',
        description: '`Owner` is the user who plans it.',
        tags: ['dive-trips'],
        params: idParams('diveTripId'),
        response: { 200: successSchema(diveTripSchema) },
        dataExample: exampleDiveTrip,
      },
    },
    async (request) => {
      const diveTrip = await findDiveTrip(database.db, request.params.diveTripId);
      if (diveTrip === undefined) throw noSuchDiveTrip();
      return success(request.i18n._(done), diveTrip);
    },
  );
}
