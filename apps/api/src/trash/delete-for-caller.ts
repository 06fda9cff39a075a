import type { TrashNoun } from '@buddyline/domain/trash';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actOf } from '../activity/act-of.ts';
import { offerUndo } from '../activity/undo-header.ts';
import type { Services } from '../services.ts';
import { deleteItem } from './delete-item.ts';

/**
 * What the DELETE routes have in common: deletes the item for the caller and offers the undo.
 * @returns false when there is no such item
 */
export async function deleteForCaller(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { config, database }: Pick<Services, 'config' | 'database'>,
  noun: TrashNoun,
  itemId: string,
): Promise<boolean> {
  const act = actOf(request, `${noun}.delete`);
  const item = { noun, itemId, trashDays: config.trashDays };
  const isDeleted = await database.db
    .transaction()
    .execute((transaction) => deleteItem(transaction, item, act));
  if (isDeleted) offerUndo(reply, act.id);
  return isDeleted;
}
