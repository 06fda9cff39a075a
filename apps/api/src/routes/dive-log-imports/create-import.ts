import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  diveFileMaxBytes,
  diveLogImportQuerySchema,
  diveLogPreviewSchema,
} from '@buddyline/domain/dive-log-import';
import { successSchema } from '@buddyline/domain/envelope';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { errorCode } from '../../db/database-errors.ts';
import { createProcessReader, type ReadInProcess } from '../../dive-files/read-in-process.ts';
import { admitFile } from '../../files/admit-file.ts';
import { noFileSent, spoolForm } from '../../files/receive-upload.ts';
import { newFileId } from '../../files/storage.ts';
import { callerOf, hasRight, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { forbidden } from '../../http/failure.ts';
import { sendLarge } from '../../http/answers/large-json.ts';
import { sendLocation } from '../../http/answers/made-records.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from '../users/user-answers.ts';
import { explainProblem, importIdTaken } from './import-words.ts';
import {
  deleteImport,
  deleteOlderPreviews,
  insertImport,
  readLogbook,
  setPreview,
} from './imports-sql.ts';
import { previewAnswer } from './preview-answer.ts';
import { reportProgress } from './progress.ts';
import { previewOf, type StoredPreview } from './stored-preview.ts';

const read = /*i18n*/ { id: 'api.imports.read', message: 'The file was read; choose the dives.' };

export function createImport(api: Api, services: Services): void {
  const readFile = createProcessReader();
  api.post(
    '/divelogs/imports',
    {
      config: {
        access: member,
        may: 'dive-logs.import',
        makes: '/divelogs/imports/:id',
        audit: { none: 'a preview changes nothing' },
        idempotency: { none: 'it changes no dive, and the client may choose its id' },
      },
      schema: {
        operationId: 'createDiveLogImport',
        summary: 'Read a file with dives, for a preview',
        description:
          'Multipart form with the field `file`: UDDF 2 or 3 or Subsurface, at most 64 MB, 5,000 dives and 3,000,000 characters in all their texts, not compressed. 415: a file of another program, with the way to bring its dives. Nothing is changed yet. `duplicate` dives are in the logbook, or twice in the file; `not-made` ones were only planned, or are marked as invalid, and a note says which; both can be taken nevertheless. `lost` counts what the file has and a dive log does not keep, by kind. The preview is kept for a day, and only the newest five of a diver; an import of which dives were taken can be undone for the whole day. 507: the disk is almost full. For a client that chooses the `id`, `GET /divelogs/imports/{id}` tells the progress meanwhile. Members import for themselves, administrators for anybody.',
        tags: ['dive-logs'],
        querystring: diveLogImportQuerySchema,
        form: { isFileRequired: true },
        response: { 201: successSchema(diveLogPreviewSchema) },
        failures: [404, 409, 422],
      },
    },
    async (request, reply) => {
      const { userId, id = uuidv7() } = request.query;
      refuseOthers(request, userId);
      await begin(services, { id, userId, byId: callerOf(request).userId });
      try {
        const preview = await readPreview(services, readFile, request, { id, userId });
        const answer = await previewAnswer(id, preview, request.i18n);
        const body = success(request.i18n._(read), answer);
        sendLocation(request, reply, body);
        return await sendLarge(reply, body);
      } catch (error) {
        await deleteImport(services.database.db, id).catch(() => undefined);
        throw explainProblem(error);
      }
    },
  );
}

/** @throws Failure 403 unless it is the caller's own logbook, or the caller may import for others */
function refuseOthers(request: FastifyRequest, userId: string): void {
  const isOwn = userId.toLowerCase() === callerOf(request).userId;
  if (!isOwn && !hasRight(request)) throw forbidden();
}

async function begin(
  { database: { db } }: Services,
  one: Parameters<typeof insertImport>[1],
): Promise<void> {
  const isNew = await insertImport(db, one).catch((error: unknown) => {
    throw errorCode(error) === '23503' ? noSuchUser() : error;
  });
  if (!isNew) throw importIdTaken();
}

/** Reads the file that the request brings, and tells how far it is. */
async function readPreview(
  services: Services,
  readFile: ReadInProcess,
  request: FastifyRequest,
  { id, userId }: { id: string; userId: string },
): Promise<StoredPreview> {
  const { db } = services.database;
  const path = join(services.storage.incoming, newFileId());
  const progress = reportProgress(db, id, request.log);
  progress.follow('receiving', () => arrivedPart(request, path));
  const readArrived = async ({ arrived }: { arrived: object | null }) => {
    if (arrived === null) throw noFileSent();
    let done = 0;
    progress.follow('reading', () => Promise.resolve(done));
    const onProgress = (part: number) => {
      done = part;
    };
    const file = await readFile(path, { from: callerOf(request).userId, onProgress });
    const dives = file.dives.map(({ dive }) => dive);
    return previewOf(file, await readLogbook(db, userId, dives));
  };
  try {
    const admit = () => admitFile(request, services);
    const rules = { maxBytes: diveFileMaxBytes, admit };
    const preview = await spoolForm(request, path, rules, readArrived);
    // The file may have taken minutes.
    await request.server.checkAccessAgain(request);
    refuseOthers(request, userId);
    await setPreview(db, id, preview);
    await deleteOlderPreviews(db, userId);
    return preview;
  } finally {
    await progress.stop();
  }
}

/** From 0 to 1. */
async function arrivedPart(request: FastifyRequest, path: string): Promise<number> {
  const total = Number(request.headers['content-length'] ?? 0);
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  return total > 0 ? Math.min(1, size / total) : 0;
}
