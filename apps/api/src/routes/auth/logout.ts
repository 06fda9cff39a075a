import { messageSchema } from '@buddyline/domain/envelope';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';

/** Ends the session in all processes at once. Without a session it succeeds as well. */
export function logout(api: Api, { config, cookies, sessions }: Services): void {
  api.post(
    '/auth/logout',
    {
      config: { access: anyone, audit: { none: 'ends only the own session' } },
      schema: {
        operationId: 'logout',
        summary: 'Sign out',
        description: 'Ends the session of the refresh cookie, and that of the bearer token if any.',
        tags: ['auth'],
        response: { 200: messageSchema },
        answerHeaders: ['Set-Cookie'],
        failures: [403],
      },
    },
    async (request, reply) => {
      senderOf(request, config.publicOrigins);
      const accessToken = request.headers.authorization?.replace(/^bearer /i, '');
      await sessions.end(cookies.refreshToken(request), accessToken);
      cookies.clear(reply);
      return success(request.i18n._({ id: 'api.auth.signed-out', message: 'Signed out.' }));
    },
  );
}
