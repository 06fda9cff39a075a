import { isPossibleDiveDate } from '@buddyline/domain/dive-date';
import {
  diveLogTakenSchema,
  diveLogTakeSchema,
  type TakenDive,
} from '@buddyline/domain/dive-log-import';
import { successSchema } from '@buddyline/domain/envelope';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { auditContext } from '../../activity/audit-context.ts';
import { setEntryCounts, writeEntry } from '../../activity/activity-sql.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import type { Sentence } from '../../http/failure.ts';
import { limits } from '../../http/limits/limits.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noRoomSentence } from '../../room/no-room.ts';
import { hasRoomForTexts, readRoom } from '../../room/room-sql.ts';
import { type ChosenDive, chosenDives } from './chosen-dives.ts';
import { notRead, refusals } from './import-words.ts';
import { insertDives, lockLogbook, readLogbook, readTaken, setTaken } from './imports-sql.ts';
import type { LoggedDives } from './logged-dives.ts';
import { inLogbookTurn } from './logbook-turn.ts';
import { findOwnImport, findReadPreview } from './own-import.ts';
import { loggedDives } from './stored-preview.ts';
import { takeBatches } from './take-batches.ts';

const done = /*i18n*/ {
  id: 'api.imports.taken',
  message: 'Done; see the result of each dive.',
};

/** Per caller. Each reads the preview, which may be large; one call takes any number of its dives. */

export function takeDives(api: Api, { database: { db } }: Services): void {
  api.post(
    '/divelogs/imports/:importId',
    {
      config: {
        access: member,
        may: 'dive-logs.import',
        idempotency: { none: 'an import takes each dive once, and further calls answer the same' },
        limit: 'takes',
      },
      schema: {
        operationId: 'takeDives',
        summary: 'Take dives of an import into the logbook',
        description: `The results have the order of \`take\`; a refused dive does not stop the others. A dive that is new in the preview is refused if the logbook has it by now; one that the preview calls a duplicate or not made is taken, because its diver knows better. Dives for which the logbook has no room are refused. One call per logbook at a time, and at most ${limits.takes.points} per minute. A dive that was taken before is answered as taken.`,
        tags: ['dive-logs'],
        params: idParams('importId'),
        body: diveLogTakeSchema,
        response: { 200: successSchema(diveLogTakenSchema) },
        failures: [409],
      },
    },
    async (request) => {
      const { importId } = request.params;
      const { userId, state } = await findOwnImport(db, request, importId);
      if (state !== 'ready') throw notRead();
      const results = await inLogbookTurn(userId, async () => {
        const preview = await findReadPreview(db, request, importId);
        const chosen = await chosenDives(preview, request.body);
        return takeAll(db, request, { importId, userId, dives: chosen });
      });
      const undo = results.some(({ ok }) => ok);
      return success(request.i18n._(done), { results, undo });
    },
  );
}

async function takeAll(
  db: Kysely<Database>,
  request: FastifyRequest,
  { dives, ...place }: Batch,
): Promise<TakenDive[]> {
  const entry = newImportEntry(request, place.importId, place.userId);
  const results: TakenDive[] = [];
  for (const batch of takeBatches(dives)) {
    await findOwnImport(db, request, place.importId);
    results.push(...(await takeBatch(db, request, { ...place, dives: batch }, entry)));
  }
  return results;
}

/** Counts the dives of all batches in one entry. */
interface ImportEntry {
  audit: AuditContext | null;
  personId: string;
  count: number;
}

function newImportEntry(request: FastifyRequest, importId: string, personId: string): ImportEntry {
  const isOwn = callerOf(request).userId === personId;
  const audit = isOwn ? null : auditContext(request, 'dive-logs.import', { operationId: importId });
  return { audit, personId, count: 0 };
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
  entry: ImportEntry,
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
    const room = await roomForDives(transaction, userId);
    const decided = decide(dives, taken, { logged, room });
    const added = decided.filter(({ isAdded }) => isAdded);
    if (added.length > 0) {
      await insertDives(transaction, userId, added);
      const now = Object.fromEntries(added.map(({ n, id }) => [n, id]));
      await setTaken(transaction, importId, { ...taken, ...now });
      await writeCount(transaction, entry, added.length);
    }
    return { results: decided, count: added.length };
  });
  entry.count += count;
  return results.map(({ n, id, refusal }) =>
    refusal === undefined
      ? { n, ok: true, id }
      : { n, ok: false, id: null, message: request.i18n._(refusal) },
  );
}

interface Room {
  /** More dives. */
  dives: number;
  /** Why there can be no more. */
  full: Sentence;
}

async function roomForDives(transaction: Kysely<Database>, userId: string): Promise<Room> {
  const hasTexts = await hasRoomForTexts(transaction, userId);
  return hasTexts
    ? { dives: await readRoom(transaction, 'dive_logs', userId), full: noRoomSentence('dive_logs') }
    : { dives: 0, full: noRoomSentence('texts') };
}

function decide(
  dives: readonly ChosenDive[],
  taken: Readonly<Record<string, string>>,
  { logged, room }: { logged: LoggedDives; room: Room },
) {
  let left = room.dives;
  return dives.map(({ n, state, dive }) => {
    const before = taken[n];
    const full = left > 0 ? undefined : room.full;
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
  // Times that were shifted may have crossed the bounds.
  if (dive.date !== null && !isPossibleDiveDate(dive.date)) return refusals.date;
  const isDuplicate = state === 'new' && logged.find({ ...dive, id: null }) !== undefined;
  return isDuplicate ? refusals.duplicate : undefined;
}

async function writeCount(
  transaction: Kysely<Database>,
  { audit, personId, count }: ImportEntry,
  added: number,
): Promise<void> {
  if (audit === null) return;
  const counts = { 'dive-logs': count + added };
  if (count === 0) {
    await writeEntry(transaction, { ...audit, itemId: null, label: null, personId, counts });
  } else await setEntryCounts(transaction, audit.id, counts);
}
