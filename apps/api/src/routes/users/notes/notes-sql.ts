import type { UserNote, UserNoteUpdate } from '@buddyline/domain/user-note';
import { namedPersonOrNull } from '@buddyline/domain/ticket';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../db/schema.ts';
import { parsedRow, parsedRows } from '../../../db/statements/parsed-rows.ts';
import { personJson } from '../../tickets/ticket-state-sql.ts';

const entries = {
  id: v.string(),
  body: v.string(),
  isPinned: v.boolean(),
  by: namedPersonOrNull,
  at: v.date(),
};

const notesWhere = (condition: RawBuilder<unknown>) => sql`
  select id, body, is_pinned as "isPinned", at, ${sql.raw(personJson('user_notes.by_id'))} as by
  from user_notes where ${condition} order by is_pinned desc, id desc limit 200`;

const toNote = ({ at, ...note }: v.InferOutput<v.ObjectSchema<typeof entries, undefined>>) => ({
  ...note,
  at: at.toISOString(),
});

/** Pinned ones first, then the newest first. */
export async function listNotes(db: Kysely<Database>, userId: string): Promise<UserNote[]> {
  return (await parsedRows(db, entries, notesWhere(sql`user_id = ${userId}`))).map(toNote);
}

/** @returns undefined when the user has no such note */
export async function findNote(
  db: Kysely<Database>,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<UserNote | undefined> {
  const condition = sql`id = ${noteId} and user_id = ${userId}`;
  const note = await parsedRow(db, entries, notesWhere(condition));
  return note && toNote(note);
}

interface NewNote {
  id: string;
  userId: string;
  byId: string;
  body: string;
  isPinned: boolean;
}

export async function insertNote(
  transaction: Kysely<Database>,
  { id, userId, byId, body, isPinned }: NewNote,
): Promise<void> {
  await transaction
    .insertInto('user_notes')
    .values({ id, user_id: userId, by_id: byId, body, is_pinned: isPinned })
    .execute();
}

/** Locks a note against other changes. */
export async function lockEntry(transaction: Kysely<Database>, id: string): Promise<void> {
  await sql`select from user_notes where id = ${id} for update`.execute(transaction);
}

export async function updateNote(
  transaction: Kysely<Database>,
  id: string,
  { body, isPinned }: UserNoteUpdate,
): Promise<void> {
  await transaction
    .updateTable('user_notes')
    .set({
      ...(body !== undefined && { body }),
      ...(isPinned !== undefined && { is_pinned: isPinned }),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteNote(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('user_notes').where('id', '=', id).execute();
}
