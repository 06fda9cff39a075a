import { messageSchema } from '@buddyline/domain/envelope';
import { livePlacesSchema } from '@buddyline/domain/live-places';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';

/** Says which tickets a browser shows; others on the same ticket see it. */
export function setLivePlaces(api: Api, { live }: Services): void {
  api.put(
    '/live/:streamId',
    {
      config: { may: 'live.read', audit: { none: 'says where somebody is, and changes nothing' } },
      schema: {
        operationId: 'setLivePlaces',
        summary: 'Say which tickets this browser shows',
        description: 'Until the stream ends. 404 when the caller has no such stream.',
        tags: ['live'],
        params: idParams('streamId'),
        body: livePlacesSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { streamId } = request.params;
      const { ticketIds } = request.body;
      if (!(await live.setTickets(callerOf(request), streamId, ticketIds))) throw notFound();
      return success(request.i18n._(done));
    },
  );
}
