import { displayName } from '@buddyline/domain/user';
import { writeEntry } from '../../activity/activity-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf, owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { exportTurns } from '../../http/limits/export-turns.ts';
import { idParams } from '../../http/id-params.ts';
import { requireProof } from '../../http/proof.ts';
import type { Services } from '../../services.ts';
import { openArchive } from '../../accounts/archive/write-archive.ts';
import { sendAsFile } from '../exports/export-answers.ts';
import { noSuchUser } from './user-answers.ts';
import { findUser } from './users-sql.ts';

/** Everything of the caller's in one file, written while it is read. */
export function getArchive(api: Api, { config, database, storage }: Services): void {
  api.get(
    '/users/:userId/archive.zip',
    {
      // HEAD would read everything.
      exposeHeadRoute: false,
      config: {
        access: owner,
        may: 'users.archive',
        proof: { when: 'it is somebody else’s' },
        limit: 'archives',
      },
      schema: {
        operationId: 'getArchive',
        summary: 'Everything of a person’s as a zip',
        description:
          'One JSON file per kind of record, with the names of the fields that the API has; `units.json` has the units of their numbers. `followers.json` and `following.json` list people. `logbook.uddf` has the dives for other programs, and the folder `files` the pictures and documents. That of somebody else is noted. One at a time, and ten an hour.',
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
      const user = await findUser(database.db, userId);
      if (user === undefined) throw noSuchUser();
      const isOwn = callerOf(request).userId === userId;
      const audit = isOwn ? null : auditContext(request, 'users.archive');
      if (!isOwn) await requireProof(database.db, request);
      const turn = exportTurns.begin(request, reply);
      if (audit !== null) {
        const label = displayName(user, user.username);
        await writeEntry(database.db, { ...audit, itemId: userId, label, personId: userId });
      }
      const sources = { config, db: database.db, storage };
      const archive = await openArchive(sources, userId, request.log, turn);
      sendAsFile(reply, {
        subject: user.username,
        extension: 'zip',
        type: 'application/zip',
      });
      return reply.send(archive);
    },
  );
}
