import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import { unauthorized } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { exampleToken } from './example-token.ts';

/** Clients of the specification effectively call the path with the doubled prefix. */
const paths = ['/auth/refresh-token', '/api/auth/refresh-token'];

/** Exchanges the refresh cookie for an access token, and rotates the cookie. */
export function refresh(api: Api, { config, cookies, sessions }: Services): void {
  for (const path of paths) {
    api.post(
      path,
      {
        config: { access: anyone, audit: { none: 'renews the token of a noted sign-in' } },
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
