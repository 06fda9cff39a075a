import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Api } from '../api.ts';
import { Failure } from '../failure.ts';
import { sendLocation } from '../answers/made-records.ts';
import { idempotencyKeyOf, keyHeader, storesAnswers } from './idempotency-key.ts';
import { findAnswer, insertAnswer, lockKey } from './stored-answers-sql.ts';

/**
 * The answer that was given to the same call before. Thrown, because an upload finds it in the middle of
 * its work; the error handler sends it.
 */
export class GivenAnswer extends Error {
  override name = 'GivenAnswer';
  readonly status: number;
  readonly body: string;

  constructor({ status, body }: { status: number; body: string }) {
    super('This call was answered before');
    this.status = status;
    this.body = body;
  }

  send(reply: FastifyReply): FastifyReply {
    reply.code(this.status).type('application/json; charset=utf-8');
    sendLocation(reply.request, reply, JSON.parse(this.body));
    return reply.send(this.body);
  }
}

const otherRequest = /*i18n*/ {
  id: 'api.idempotency.other-request',
  message: 'This Idempotency-Key was sent with another request.',
};
const inProgress = /*i18n*/ {
  id: 'api.idempotency.in-progress',
  message: 'The same call is still in progress, please try again.',
};

const tryAgain = () => new Failure(409, inProgress, { retryAfter: 1 });

/** Answers repeated calls with JSON bodies before their handler runs; uploads call `recallAnswer`. */
export function recallAnswers(api: Api, db: Kysely<Database>): void {
  api.decorateRequest('idempotency', null);
  api.addHook('preHandler', (request, _reply, done) => {
    const { method, config } = request.routeOptions;
    if (request.headers[keyHeader] === undefined || method === undefined) return done();
    if (config.isUpload === true || !storesAnswers({ method, config })) return done();
    const sent = JSON.stringify(request.body ?? null);
    recallAnswer(request, db, sent).then(() => done(), done);
  });
}

/**
 * @param sent all that was sent, or a hash of it
 * @throws GivenAnswer when the call was answered before; Failure 400 or 422
 */
export async function recallAnswer(
  request: FastifyRequest,
  db: Kysely<Database>,
  sent: string,
): Promise<void> {
  const key = idempotencyKeyOf(request, sent);
  if (key === null) return;
  const given = await findAnswer(db, key);
  if (given !== undefined && given.fingerprint !== key.fingerprint) {
    throw new Failure(422, otherRequest);
  }
  if (given !== undefined) throw new GivenAnswer(given);
  request.idempotency = key;
}

/** Whether a call with this key was answered, whatever was sent with it. */
export async function isAnswered(request: FastifyRequest, db: Kysely<Database>): Promise<boolean> {
  if (request.headers[keyHeader] === undefined) return false;
  const key = idempotencyKeyOf(request, '');
  return key !== null && (await findAnswer(db, key)) !== undefined;
}

interface Answering {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The change is one statement, which needs no transaction without a key: a third of the round trips. */
  isOneStatement?: boolean;
}

/**
 * Runs the change of a POST in a transaction and, if the call has a key, stores the answer in the same
 * one: a change is never done twice, nor done without its answer being known. Failures are not stored,
 * because nothing was changed.
 * @throws Failure 409 while the same call is in progress
 */
export function answerOnce<Body>(
  { request, reply, isOneStatement = false }: Answering,
  db: Kysely<Database>,
  change: (transaction: Kysely<Database>) => Promise<Body>,
): Promise<Body> {
  if (isOneStatement && request.idempotency === null) return change(db);
  return db.transaction().execute(async (transaction) => {
    const key = request.idempotency;
    if (key === null) return change(transaction);
    if (!(await lockKey(transaction, key))) throw tryAgain();
    const body = await change(transaction);
    const answer = { status: reply.statusCode, body: JSON.stringify(body) };
    // The other call may have ended after this one had looked for its answer.
    if (!(await insertAnswer(transaction, key, answer))) throw tryAgain();
    return body;
  });
}
