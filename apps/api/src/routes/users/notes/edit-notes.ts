import type { ActivityChanges, ActivityVerb } from '@buddyline/domain/activity';
import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import {
  userNoteCreateSchema,
  userNoteSchema,
  type UserNoteUpdate,
  userNoteUpdateSchema,
  type UserNote,
} from '@buddyline/domain/user-note';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { writeEntry } from '../../../activity/activity-sql.ts';
import { auditContext } from '../../../activity/audit-context.ts';
import { entryText } from '../../../activity/entry-text.ts';
import type { Database } from '../../../db/schema.ts';
import { callerOf } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { notFound } from '../../../http/failure.ts';
import { idParams } from '../../../http/id-params.ts';
import { answerOnce } from '../../../http/idempotency/answer-once.ts';
import type { Services } from '../../../services.ts';
import { lockPerson } from '../sanctions/people-sql.ts';
import { noSuchUser } from '../user-answers.ts';
import { deleteNote, findNote, insertNote, lockEntry, updateNote } from './notes-sql.ts';

const saved = /*i18n*/ { id: 'api.user-notes.saved', message: 'Note saved.' };
const deleted = /*i18n*/ { id: 'api.user-notes.deleted', message: 'Note deleted.' };

const ofUser = idParams('userId');
const ofNote = idParams('userId', 'noteId');
const saves = successSchema(userNoteSchema);
const made = { response: { 201: saves } };
const answer = { response: { 200: saves } };

/** Adds, changes and deletes notes about people. */
export function editUserNotes(api: Api, { database: { db } }: Services): void {
  api.post(
    '/users/:userId/notes',
    {
      config: { may: 'user-notes.create', makes: '/users/:userId/notes/:id' },
      schema: {
        operationId: 'createUserNote',
        summary: 'Note something about a person',
        tags: ['standing'],
        params: ofUser,
        body: userNoteCreateSchema,
        ...made,
      },
    },
    async (request, reply) =>
      answerOnce({ request, reply }, db, async (transaction) => {
        const { userId } = request.params;
        const { body, isPinned = false } = request.body;
        if ((await lockPerson(transaction, userId)) === undefined) throw noSuchUser();
        const noteId = uuidv7();
        const { userId: byId } = callerOf(request);
        await insertNote(transaction, { id: noteId, userId, byId, body, isPinned });
        await note(transaction, request, { userId, noteId, verb: 'create' });
        const created = await findNote(transaction, { userId, noteId });
        if (created === undefined) throw noSuchUser();
        return success(request.i18n._(saved), created);
      }),
  );

  api.put(
    '/users/:userId/notes/:noteId',
    {
      config: { may: 'user-notes.update' },
      schema: {
        operationId: 'updateUserNote',
        summary: 'Change or pin a note about a person',
        tags: ['standing'],
        params: ofNote,
        body: userNoteUpdateSchema,
        ...answer,
      },
    },
    async (request) => {
      const updated = await db.transaction().execute(async (transaction) => {
        const before = await lockedNote(transaction, request.params);
        const changes = changesOf(before, request.body);
        if (changes === null) return before;
        await updateNote(transaction, before.id, request.body);
        await note(transaction, request, { ...request.params, verb: 'update', changes });
        return (await findNote(transaction, request.params)) ?? before;
      });
      return success(request.i18n._(saved), updated);
    },
  );

  api.delete(
    '/users/:userId/notes/:noteId',
    {
      config: { may: 'user-notes.delete' },
      schema: {
        operationId: 'deleteUserNote',
        summary: 'Delete a note about a person for good',
        tags: ['standing'],
        params: ofNote,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await db.transaction().execute(async (transaction) => {
        const { id } = await lockedNote(transaction, request.params);
        await deleteNote(transaction, id);
        await note(transaction, request, { ...request.params, verb: 'delete' });
      });
      return success(request.i18n._(deleted));
    },
  );
}

async function lockedNote(
  transaction: Kysely<Database>,
  ids: { userId: string; noteId: string },
): Promise<UserNote> {
  await lockEntry(transaction, ids.noteId);
  const found = await findNote(transaction, ids);
  if (found === undefined) throw notFound();
  return found;
}

interface Audited {
  userId: string;
  noteId: string;
  verb: ActivityVerb & ('create' | 'update' | 'delete');
  changes?: ActivityChanges;
}

/** Under the person's name: the note itself would say too much where many read. */
async function note(
  transaction: Kysely<Database>,
  request: FastifyRequest,
  { userId, noteId, verb, changes }: Audited,
): Promise<void> {
  const audit = auditContext(request, `user-notes.${verb}`);
  const person = await lockPerson(transaction, userId);
  const about = { itemId: noteId, label: person?.name ?? null, personId: userId };
  await writeEntry(transaction, { ...audit, ...about, changes: changes ?? null });
}

function changesOf(before: UserNote, { body, isPinned }: UserNoteUpdate): ActivityChanges | null {
  const changes: ActivityChanges = {};
  if (body !== undefined && body !== before.body) {
    changes.body = { from: entryText(before.body), to: entryText(body) };
  }
  if (isPinned !== undefined && isPinned !== before.isPinned) {
    changes.isPinned = { from: before.isPinned, to: isPinned };
  }
  return Object.keys(changes).length === 0 ? null : changes;
}
