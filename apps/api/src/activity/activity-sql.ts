import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Note } from './note.ts';
import { firstIdOf } from './note-time.ts';
import { actColumns } from './noted-update-sql.ts';
import { labelMax } from './subjects-sql.ts';

/** Writes the note of a change of several statements, in the transaction of the change. */
export async function writeNote(transaction: Kysely<Database>, note: Note): Promise<void> {
  await writeNotes(transaction, [note]);
}

/** @param notes at least one */
export async function writeNotes(
  transaction: Kysely<Database>,
  notes: readonly Note[],
): Promise<void> {
  await transaction.insertInto('activity').values(notes.map(noteColumns)).execute();
}

/** The row of a note. */
export function noteColumns(note: Note) {
  const { itemId, label, personId, changes, counts } = note;
  return {
    ...actColumns(note),
    item_id: itemId,
    label: label === null ? null : Array.from(label).slice(0, labelMax).join(''),
    person_id: personId,
    changes: changes ? JSON.stringify(changes) : null,
    counts: counts ? JSON.stringify(counts) : null,
  };
}

/** For acts that are noted before it is known of how much they are, such as an export. */
export async function setNoteCounts(
  db: Kysely<Database>,
  id: string,
  counts: Record<string, number>,
): Promise<void> {
  await db
    .updateTable('activity')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

/** Whether there is a note of this action about a person since a time. */
export async function hasNoteSince(
  db: Kysely<Database>,
  { action, personId, since }: { action: string; personId: string | null; since: Date },
): Promise<boolean> {
  const note = await db
    .selectFrom('activity')
    .select('id')
    .where('person_id', '=', personId)
    .where('action', '=', action)
    .where('id', '>=', firstIdOf(since))
    .limit(1)
    .executeTakeFirst();
  return note !== undefined;
}

/** Deletes some notes of before a time, the oldest first. @returns how many */
export async function deleteNotesBefore(
  db: Kysely<Database>,
  time: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('activity')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('activity')
        .select('id')
        .where('id', '<', firstIdOf(time))
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
