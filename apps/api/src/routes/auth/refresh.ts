import * as v from 'valibot';
import { accessTokenSchema, keepRecentToken } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import { unauthorized } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { visitorOf } from '../../session/visitor.ts';

/** Clients of the specification effectively call the path with the doubled prefix. */
const paths = ['/auth/refresh-token', '/api/auth/refresh-token'];

const headers = v.looseObject({
  prefer: v.optional(
    v.pipe(
      v.string(),
      v.description(
        `\`${keepRecentToken}\`: less than 10 seconds after a refresh the cookie is answered again instead of being rotated.`,
      ),
    ),
  ),
});

/** Exchanges the refresh cookie for an access token, and rotates the cookie. */
export function refresh(api: Api, { config, cookies, sessions }: Services): void {
  for (const path of paths) {
    api.post(
      path,
      {
        config: { access: anyone, audit: { none: 'renews the token of an audited sign-in' } },
        schema: {
          operationId: path === paths[0] ? 'refresh' : 'refreshDoubledPath',
          summary: 'New access token for the refresh cookie',
          description:
            'The cookie is rotated. If the answer is lost, send the previous cookie again: it is answered with the current one, without rotation, until the current cookie or its access token has been used, and for a minute after that. Any other cookie of the session ends it.',
          tags: ['auth'],
          security: [{ refreshCookie: [] }],
          headers,
          response: { 200: successSchema(accessTokenSchema) },
          answerHeaders: ['Set-Cookie'],
          failures: [401, 403],
        },
      },
      async (request, reply) => {
        senderOf(request, config.publicOrigins);
        const preferences = request.headers.prefer?.split(',').map((one) => one.trim());
        const grant = await sessions.refresh(cookies.refreshToken(request), {
          keepsRecent: preferences?.includes(keepRecentToken) ?? false,
          visitor: visitorOf(request),
        });
        if (grant === null) throw unauthorized();
        cookies.set(reply, grant);
        const message = request.i18n._({ id: 'api.auth.refreshed', message: 'Session renewed.' });
        return success(message, { accessToken: grant.accessToken });
      },
    );
  }
}
