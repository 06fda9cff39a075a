import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';

/** This API described in OpenAPI 3.1; no envelope, as tools read it. */
export function getOpenApi(api: Api): void {
  api.get(
    '/openapi.json',
    { config: { access: anyone }, schema: { hide: true } },
    (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return api.swagger();
    },
  );
}
