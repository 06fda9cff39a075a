import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';

/** Liveness: the process answers. Does not check the database, so that a slow one causes no restart. */
export function getHealth(api: Api): void {
  api.get(
    '/health',
    {
      // Health checks ask every few seconds: their answers are not logged.
      logLevel: 'warn',
      config: { access: anyone, isNeverShed: true },
      schema: {
        operationId: 'getHealth',
        summary: 'Whether the process is alive',
        tags: ['meta'],
        response: { 200: successSchema(v.null()) },
      },
    },
    (request) => success(request.i18n._({ id: 'api.healthy', message: 'Alive.' })),
  );
}
