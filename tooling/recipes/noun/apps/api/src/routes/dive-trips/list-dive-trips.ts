import {
  diveTripSchema,
  diveTripsPerPage,
  diveTripsQuerySchema,
} from '@buddyline/domain/dive-trip';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, paged, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { exampleDiveTrip } from './dive-trip-example.ts';
import { listDiveTripPage } from './dive-trips-sql.ts';

export function listDiveTrips(api: Api, { database }: Services): void {
  api.get(
    '/dive-trips',
    {
      config: { access: adminOnly },
      schema: {
        operationId: 'listDiveTrips',
        summary: 'Dive trips, newest first',
        description:
          'Each word of `search` is in the title or description, or each is in the name of the owner.',
        tags: ['dive-trips'],
        querystring: diveTripsQuerySchema,
        response: { 200: successSchema(pagedSchema(diveTripSchema)) },
        dataExample: paged([exampleDiveTrip], 1, { page: 1, limit: diveTripsPerPage }),
      },
    },
    async (request) =>
      success(request.i18n._(done), await listDiveTripPage(database.db, request.query)),
  );
}
