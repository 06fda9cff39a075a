import { successSchema } from '@buddyline/domain/envelope';
import { type Feature, features, type Meta, metaSchema } from '@buddyline/domain/meta';
import { rights } from '@buddyline/domain/rights';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';

export function getMeta(api: Api, { config, mail }: Services): void {
  const isOffered: Partial<Record<Feature, boolean>> = {
    mail: mail !== null,
    passkeys: config.passkeys !== null,
    registration: config.registration === 'open',
  };
  const meta: Meta = {
    name: config.brand,
    version: config.version,
    ...(config.commit !== undefined && { commit: config.commit }),
    features: features.filter((feature) => isOffered[feature] ?? true),
    trashDays: config.trashDays,
    requiresTwoStep: config.requiresTwoStep,
    rights,
    ...(config.shareOrigin !== undefined && { shareUrl: config.shareOrigin }),
  };
  api.get(
    '/meta',
    {
      config: { access: anyone },
      schema: {
        operationId: 'getMeta',
        summary: 'Name, version and features of this API',
        description:
          '`rights` has for each level of staff what its people may do with what is not their own. `may` in `x-access` of a call names the right that it needs.',
        tags: ['meta'],
        response: { 200: successSchema(metaSchema) },
      },
    },
    (request) => success(request.i18n._(done), meta),
  );
}
