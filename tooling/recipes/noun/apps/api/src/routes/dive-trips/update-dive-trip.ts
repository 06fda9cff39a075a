import { diveTripSchema, diveTripUpdateSchema } from '@buddyline/domain/dive-trip';
import { successSchema } from '@buddyline/domain/envelope';
import { actOf } from '../../activity/act-of.ts';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchDiveTrip } from './dive-trip-answers.ts';
import { exampleDiveTrip } from './dive-trip-example.ts';
import { updateDiveTripRow } from './dive-trips-sql.ts';

const updated = /*i18n*/ { id: 'api.dive-trips.updated', message: 'Dive trip updated.' };

export function updateDiveTrip(api: Api, { database }: Services): void {
  const { title, description } = exampleDiveTrip;
  api.put(
    '/dive-trips/:diveTripId',
    {
      config: { access: adminOnly, audit: 'dive-trips.update' },
      schema: {
        operationId: 'updateDiveTrip',
        summary: 'Edit a dive trip',
        description: 'Its owner does not change.',
        tags: ['dive-trips'],
        params: idParams('diveTripId'),
        body: diveTripUpdateSchema,
        bodyExample: { title, description },
        response: { 200: successSchema(diveTripSchema) },
        dataExample: exampleDiveTrip,
      },
    },
    async (request) => {
      const act = actOf(request, 'dive-trips.update');
      const { params, body } = request;
      const changed = await updateDiveTripRow(database.db, params.diveTripId, body, act);
      if (changed === undefined) throw noSuchDiveTrip();
      return success(request.i18n._(updated), changed.item);
    },
  );
}
