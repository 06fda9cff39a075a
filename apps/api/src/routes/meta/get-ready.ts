import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { pingDatabase } from './meta-sql.ts';

/** Readiness: 200 when the database answers, else 503. */
export function getReady(api: Api, { database }: Services): void {
  // They are never refused, so each of them must not take a connection.
  let pinging: Promise<void> | null = null;
  const ping = () =>
    (pinging ??= pingDatabase(database.db).finally(() => {
      pinging = null;
    }));
  api.get(
    '/ready',
    {
      // Health checks ask every few seconds: their answers are not logged.
      logLevel: 'warn',
      config: { access: anyone, isNeverShed: true },
      schema: {
        operationId: 'getReady',
        summary: 'Whether requests can be answered',
        tags: ['meta'],
        response: { 200: successSchema(v.null()) },
      },
    },
    async (request) => {
      await ping();
      return success(request.i18n._({ id: 'api.ready', message: 'Ready.' }));
    },
  );
}
