import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { fileAnswer } from '../exports/export-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response does not end by itself, so it is not measured like others. */
    isStream?: boolean;
  }
}

/** Opens the event stream of a browser. */
export function openLiveStream(api: Api, { live }: Services): void {
  api.addHook('preClose', () => live.stop());
  api.get(
    '/live',
    {
      exposeHeadRoute: false,
      config: { may: 'live.read', isStream: true },
      schema: {
        operationId: 'openLiveStream',
        summary: 'What changes, while it does: an event stream',
        description:
          'Server-sent events, each with one JSON object in `data`: `opened` has the id of the stream, `changed` names the records that changed, `presence` says who else is on the tickets of `PUT /live/{streamId}`. It says what has changed, not how. A comment at least every 15 seconds keeps it alive. It ends with the session, at a stop of the server, and when it is not read; open a new one then, and read again what is shown. At most ten per person.',
        tags: ['live'],
        response: { 200: fileAnswer('The events', 'text/event-stream') },
        failures: [429, 503],
      },
    },
    async (request, reply) => {
      const { output } = await live.open(callerOf(request), request.log);
      return (
        reply
          .type('text/event-stream')
          .header('cache-control', 'no-store, no-transform')
          // Proxies such as nginx then send each event at once.
          .header('x-accel-buffering', 'no')
          .send(output)
      );
    },
  );
}
