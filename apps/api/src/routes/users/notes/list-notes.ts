import { successSchema } from '@buddyline/domain/envelope';
import { userNotesSchema } from '@buddyline/domain/user-note';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { listNotes } from './notes-sql.ts';

export function listUserNotes(api: Api, { database: { db } }: Services): void {
  api.get(
    '/users/:userId/notes',
    {
      config: { may: 'user-notes.read' },
      schema: {
        operationId: 'listUserNotes',
        summary: 'What staff have noted about a person',
        description: 'Pinned ones first, then the newest first. Only staff read them.',
        tags: ['standing'],
        params: idParams('userId'),
        response: { 200: successSchema(userNotesSchema) },
      },
    },
    async (request) => success(request.i18n._(done), await listNotes(db, request.params.userId)),
  );
}
