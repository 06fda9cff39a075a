import { selfOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { Failure } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { openArchive } from '../../accounts/archive/write-archive.ts';

const oneAtATime = /*i18n*/ {
  id: 'api.users.archive-running',
  message: 'Your archive is on its way already. Wait until it has arrived.',
};

/** Everything of the caller's in one file, written while it is read. */
export function getArchive(api: Api, { config, database, storage }: Services): void {
  /** Those whose archive this process is sending. */
  const sending = new Set<string>();
  api.get(
    '/users/:userId/archive.zip',
    {
      // HEAD would read everything.
      exposeHeadRoute: false,
      config: { access: selfOnly },
      schema: {
        operationId: 'getArchive',
        summary: 'Everything of the caller’s as a zip',
        description:
          'One JSON file per kind of record, `logbook.uddf` with the dives for other programs, and the folder `files` with pictures and documents. One at a time.',
        tags: ['users'],
        params: idParams('userId'),
        response: {
          200: {
            description: 'A zip',
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      if (sending.has(userId)) throw new Failure(429, oneAtATime, { retryAfter: 30 });
      sending.add(userId);
      // Also when the reader goes away.
      reply.raw.once('close', () => sending.delete(userId));
      const archive = await openArchive({ config, db: database.db, storage }, userId, request.log);
      reply.header('content-disposition', 'attachment; filename="archive.zip"');
      reply.header('cache-control', 'private, no-store');
      reply.removeHeader('content-language').removeHeader('vary');
      reply.type('application/zip');
      return reply.send(archive);
    },
  );
}
