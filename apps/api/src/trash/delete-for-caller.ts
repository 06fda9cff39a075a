import type { TrashNoun } from '@buddyline/domain/trash';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { auditContext } from '../activity/audit-context.ts';
import { offerUndo } from '../activity/undo-header.ts';
import { requireMatch } from '../http/conditional/conditional-calls.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { withGoesOn } from './batches/goes-on.ts';
import { deleteItem } from './delete-item.ts';

interface Wanted {
  noun: TrashNoun;
  itemId: string;
  /** What the answer says. */
  done: { id: string; message: string };
}

/**
 * What the DELETE routes have in common: deletes the item for the caller and offers the undo.
 * @returns the message of the answer; undefined when there is no such item
 */
export async function deleteForCaller(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { batches, config, database }: Pick<Services, 'batches' | 'config' | 'database'>,
  { noun, itemId, done }: Wanted,
): Promise<string | undefined> {
  const audit = auditContext(request, `${noun}.delete`);
  const refuse = async (transaction: Kysely<Database>) => {
    if (noun !== 'comments') await requireMatch(request, transaction, { noun, id: itemId });
  };
  const item = { noun, itemId, trashDays: config.trashDays, ...batches, refuse };
  const deleted = await database.db
    .transaction()
    .execute((transaction) => deleteItem(transaction, item, audit));
  if (deleted === undefined) return undefined;
  offerUndo(reply, audit.id);
  const translate = (sentence: { id: string; message: string }) => request.i18n._(sentence);
  return withGoesOn(translate(done), deleted, translate);
}
