import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Api } from '../api.ts';
import { Failure } from '../failure.ts';
import { isKnown, isWanted, tagOf } from './entity-tags.ts';
import { lockUpdatedAt, type VersionedNoun } from './record-version-sql.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads or changes one record, whose version is the ETag of the answer and is compared with If-Match. */
    isVersioned?: boolean;
  }
}

const changedMeanwhile = /*i18n*/ {
  id: 'api.changed-meanwhile',
  message: 'This has been changed elsewhere meanwhile. Load it again, then make your change.',
};

/** Gives records an ETag, and answers 304 to who has what an ETag names. */
export function answerConditionally(api: Api): void {
  api.addHook('preSerialization', (request, reply, payload, done) => {
    const isRecord = request.routeOptions.config.isVersioned === true && reply.statusCode < 300;
    const etag = isRecord ? tagOf(payload) : undefined;
    if (etag !== undefined) reply.header('etag', etag);
    done(null, payload);
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    const isTagged = request.method === 'GET' && reply.statusCode === 200 && etag !== undefined;
    if (!isTagged || !isKnown(request.headers['if-none-match'], String(etag))) {
      return done(null, payload);
    }
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, null);
  });
}

interface VersionedRecord {
  noun: VersionedNoun;
  id: string;
  /** Locks what the change locks before the record, in the order of `trash/lock-item-sql.ts`. */
  lockBefore?: ((transaction: Kysely<Database>) => Promise<unknown>) | undefined;
}

/**
 * Makes a change of a record, if the version is the one that the caller has seen. Without If-Match it costs nothing,
 * and the latest change wins.
 * @throws Failure 412
 */
export function changeMatched<Changed>(
  request: FastifyRequest,
  db: Kysely<Database>,
  record: VersionedRecord,
  change: (db: Kysely<Database>) => Promise<Changed>,
): Promise<Changed> {
  if (request.headers['if-match'] === undefined) return change(db);
  return db.transaction().execute(async (transaction) => {
    await requireMatch(request, transaction, record);
    return change(transaction);
  });
}

/** The same check in a transaction of the caller. @throws Failure 412 */
export async function requireMatch(
  { headers }: FastifyRequest,
  transaction: Kysely<Database>,
  { noun, id, lockBefore }: VersionedRecord,
): Promise<void> {
  const wanted = headers['if-match'];
  if (wanted === undefined) return;
  await lockBefore?.(transaction);
  const updatedAt = await lockUpdatedAt(transaction, noun, id);
  // What does not exist is answered by the change itself.
  if (updatedAt !== undefined && !isWanted(wanted, updatedAt)) {
    throw new Failure(412, changedMeanwhile);
  }
}
