import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isProved } from '../session/proof-sql.ts';
import { callerOf } from './access.ts';
import type { Api } from './api.ts';
import { Failure } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route does something grave: the caller has to have proved a short while ago that it is them. With `when`, only
     * then, and the handler asks for it by `requireProof`.
     */
    proof?: true | { when: string };
  }
}

const needed = /*i18n*/ {
  id: 'api.auth.proof-needed',
  message: 'Confirm that it is you, then try again.',
};

/**
 * @param db the transaction, if there is one
 * @throws Failure 403 `proof-needed` when the caller's proof is older than 15 minutes
 */
export async function requireProof(db: Kysely<Database>, request: FastifyRequest): Promise<void> {
  if (await isProved(db, callerOf(request).sessionId)) return;
  throw new Failure(403, needed, { code: 'proof-needed' });
}

/** Refuses grave acts without a fresh proof, before the body is read and after the access was checked. */
export function guardProof(api: Api, db: Kysely<Database>): void {
  api.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.proof === true) await requireProof(db, request);
  });
}
