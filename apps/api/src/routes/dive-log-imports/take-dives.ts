import {
  diveLogTakenSchema,
  diveLogTakeSchema,
  type TakenDive,
} from '@buddyline/domain/dive-log-import';
import { successSchema } from '@buddyline/domain/envelope';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { actOf } from '../../activity/act-of.ts';
import { setNoteCounts, writeNote } from '../../activity/activity-sql.ts';
import type { Act } from '../../activity/note.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { logbookFull, readRoom } from '../dive-logs/create-limit-sql.ts';
import { type ChosenDive, chosenDives } from './chosen-dives.ts';
import { notRead, refusals } from './import-words.ts';
import {
  findPreview,
  insertDives,
  lockLogbook,
  readLogbook,
  readTaken,
  setTaken,
} from './imports-sql.ts';
import type { LoggedDives } from './logged-dives.ts';
import { findOwnImport } from './own-import.ts';
import { loggedDives } from './stored-preview.ts';

const done = /*i18n*/ {
  id: 'api.imports.taken',
  message: 'Done; see the result of each dive.',
};

/** Dives per transaction, so that others need not wait for all of them. */
const batchSize = 100;

export function takeDives(api: Api, { database: { db } }: Services): void {
  api.post(
    '/divelogs/imports/:importId',
    {
      config: {
        access: member,
        idempotency: { none: 'an import takes each dive once, and further calls answer the same' },
        audit: 'dive-logs.import',
      },
      schema: {
        operationId: 'takeDives',
        summary: 'Take dives of an import into the logbook',
        description:
          'The results have the order of `take`; a refused dive does not stop the others. A dive that is new in the preview is refused if the logbook has it by now; one that the preview calls a duplicate is taken, because its diver knows better. Dives for which the logbook has no room are refused. A dive that was taken before is answered as taken. Noted for administrators, who import for others, only.',
        tags: ['dive-logs'],
        params: idParams('importId'),
        body: diveLogTakeSchema,
        bodyExample: { take: [1], shiftHours: 2, firstNumber: 48 },
        response: { 200: successSchema(diveLogTakenSchema) },
        dataExample: {
          results: [{ n: 1, ok: true, id: '0198c0de-7a11-7000-8000-5eadeadbeef4' }],
          undo: true,
        },
        failures: [409],
      },
    },
    async (request) => {
      const { importId } = request.params;
      const { userId } = await findOwnImport(db, request, importId);
      const preview = await findPreview(db, importId);
      if (preview === null) throw notRead();
      const note = noteOf(request, importId, userId);
      const chosen = await chosenDives(preview, request.body);
      const results: TakenDive[] = [];
      for (let at = 0; at < chosen.length; at += batchSize) {
        const batch = { importId, userId, dives: chosen.slice(at, at + batchSize) };
        results.push(...(await takeBatch(db, request, batch, note)));
      }
      const undo = results.some(({ ok }) => ok);
      return success(request.i18n._(done), { results, undo });
    },
  );
}

/** Counts the dives of all batches in one note. */
interface ImportNote {
  act: Act | null;
  personId: string;
  count: number;
}

function noteOf(request: FastifyRequest, importId: string, personId: string): ImportNote {
  const isOwn = callerOf(request).userId === personId;
  const act = isOwn ? null : actOf(request, 'dive-logs.import', { operationId: importId });
  return { act, personId, count: 0 };
}

interface Batch {
  importId: string;
  userId: string;
  dives: readonly ChosenDive[];
}

async function takeBatch(
  db: Kysely<Database>,
  request: FastifyRequest,
  { importId, userId, dives }: Batch,
  note: ImportNote,
): Promise<TakenDive[]> {
  const { results, count } = await db.transaction().execute(async (transaction) => {
    await lockLogbook(transaction, userId);
    const taken = await readTaken(transaction, importId);
    const ours = new Set(Object.values(taken));
    const logbook = await readLogbook(
      transaction,
      userId,
      dives.map(({ dive }) => dive),
    );
    const logged = await loggedDives(logbook.filter(({ id }) => id === null || !ours.has(id)));
    const room = await readRoom(transaction, userId);
    const decided = decide(dives, taken, { logged, room });
    const added = decided.filter(({ isAdded }) => isAdded);
    if (added.length > 0) {
      await insertDives(transaction, userId, added);
      const now = Object.fromEntries(added.map(({ n, id }) => [n, id]));
      await setTaken(transaction, importId, { ...taken, ...now });
      await writeCount(transaction, note, added.length);
    }
    return { results: decided, count: added.length };
  });
  note.count += count;
  return results.map(({ n, id, refusal }) =>
    refusal === undefined
      ? { n, ok: true, id }
      : { n, ok: false, id: null, message: request.i18n._(refusal) },
  );
}

function decide(
  dives: readonly ChosenDive[],
  taken: Readonly<Record<string, string>>,
  { logged, room }: { logged: LoggedDives; room: number },
) {
  let left = room;
  return dives.map(({ n, state, dive }) => {
    const before = taken[n];
    const full = left > 0 ? undefined : logbookFull;
    const refusal =
      before === undefined ? (refusalOf({ n, state, dive }, logged) ?? full) : undefined;
    const isAdded = before === undefined && refusal === undefined;
    if (isAdded) left -= 1;
    return { n, dive, id: before ?? uuidv7(), refusal, isAdded };
  });
}

function refusalOf({ state, dive }: ChosenDive, logged: LoggedDives) {
  if (state === undefined) return refusals.unknown;
  if (state === 'unreadable') return refusals.unreadable;
  const isDuplicate = state === 'new' && logged.find({ ...dive, id: null }) !== undefined;
  return isDuplicate ? refusals.duplicate : undefined;
}

async function writeCount(
  transaction: Kysely<Database>,
  { act, personId, count }: ImportNote,
  added: number,
): Promise<void> {
  if (act === null) return;
  const counts = { 'dive-logs': count + added };
  if (count === 0) {
    await writeNote(transaction, { ...act, itemId: null, label: null, personId, counts });
  } else await setNoteCounts(transaction, act.id, counts);
}
