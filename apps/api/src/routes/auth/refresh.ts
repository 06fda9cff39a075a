import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import { unauthorized } from '../../http/failure.ts';
import type { Parts } from '../../parts.ts';
import { exampleToken } from './example-token.ts';

/** The doubled path is the one that the specification's clients effectively call. */
const paths = ['/auth/refresh-token', '/api/auth/refresh-token'];

/** A new access token for the refresh cookie, and the cookie's next generation. */
export function refresh(api: Api, { config, cookies, sessions }: Parts): void {
  for (const path of paths) {
    api.post(
      path,
      {
        config: { access: anyone },
        schema: {
          operationId: path === paths[0] ? 'refresh' : 'refreshDoubledPath',
          summary: 'New access token for the refresh cookie',
          tags: ['auth'],
          response: { 200: successSchema(v.object({ accessToken: v.string() })) },
          dataExample: { accessToken: exampleToken },
          failures: [401, 403],
        },
      },
      async (request, reply) => {
        senderOf(request, config.publicOrigins);
        const grant = await sessions.refresh(cookies.refreshToken(request));
        if (grant === null) throw unauthorized();
        cookies.set(reply, grant);
        const message = request.i18n._({ id: 'api.auth.refreshed', message: 'Session renewed.' });
        return success(message, { accessToken: grant.accessToken });
      },
    );
  }
}
