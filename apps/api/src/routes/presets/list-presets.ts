import { successSchema } from '@buddyline/domain/envelope';
import { presetsQuerySchema, presetsSchema } from '@buddyline/domain/preset';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { listPresets as readPresets } from './presets-sql.ts';

export function listPresets(api: Api, { database: { db } }: Services): void {
  api.get(
    '/presets',
    {
      config: { may: 'presets.read' },
      schema: {
        operationId: 'listPresets',
        summary: 'Texts that staff begin with',
        description: 'By kind, language and title.',
        tags: ['presets'],
        querystring: presetsQuerySchema,
        response: { 200: successSchema(presetsSchema) },
      },
    },
    async (request) => success(request.i18n._(done), await readPresets(db, request.query)),
  );
}
