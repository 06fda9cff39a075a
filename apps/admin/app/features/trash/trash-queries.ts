import { ApiError, hasStatus } from '@buddyline/api-client/api-error';
import type { Restored, RestoreRequest, TrashItem, TrashQuery } from '@buddyline/domain/trash';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import type { CursorSource } from '../../shared/list/cursor-query.ts';
import { trashKey } from '../../shared/query/noted-keys.ts';

/** The search and filters of the trash, without its page. */
export type TrashFilter = Pick<TrashQuery, 'noun' | 'by' | 'search'>;

const pageLimit = 20;

/** The trash, newest first, page after page. */
export function trashSource(filter: TrashFilter): CursorSource<TrashItem> {
  return {
    queryKey: [...trashKey, 'list', filter],
    read: (before, signal) =>
      api.trash.list({ ...filter, ...(before && { before }), limit: pageLimit }, signal),
  };
}

/** A deleted item as it was. */
export function trashPreviewQuery(deletionId: string) {
  return queryOptions({
    queryKey: [...trashKey, 'item', deletionId],
    queryFn: ({ signal }) => api.trash.get(deletionId, signal),
  });
}

export interface RestoreInput {
  item: TrashItem;
  replacements?: RestoreRequest;
  /** Whether the item's owner, who is in the trash too, is restored first. */
  withOwner?: boolean;
}

export type RestoreOutcome =
  | { kind: 'restored'; item: TrashItem; text: string; data: Restored }
  /** The name or the address is taken by now, or a replacement is not valid. */
  | { kind: 'names'; item: TrashItem; refusal: ApiError }
  /** The owner is in the trash too. */
  | { kind: 'owner-first'; item: TrashItem; refusal: ApiError };

/** Restores an item. What the person can do something about is an outcome and not an error. */
export const restoreMutation = mutationOptions({
  mutationFn: ({ item, replacements = {}, withOwner = false }: RestoreInput) =>
    withOwner ? restoreOwnerFirst(item) : restore(item, replacements),
});

async function restoreOwnerFirst(item: TrashItem): Promise<RestoreOutcome> {
  const owner = await findOwner(item);
  const outcome = owner ? await restore(owner, {}) : null;
  return outcome && outcome.kind !== 'restored' ? outcome : restore(item, {});
}

async function restore(item: TrashItem, replacements: RestoreRequest): Promise<RestoreOutcome> {
  try {
    const { message, data } = await api.trash.restore(item.id, replacements);
    return { kind: 'restored', item, text: message, data };
  } catch (error) {
    if (error instanceof ApiError && error.fields.length > 0) {
      return { kind: 'names', item, refusal: error };
    }
    const isOwnerMissing = hasStatus(error, 409) && item.owner?.isInTrash === true;
    if (isOwnerMissing) return { kind: 'owner-first', item, refusal: error };
    throw error;
  }
}

/** The deletion of an item's owner, found by name. */
async function findOwner({ owner }: TrashItem): Promise<TrashItem | undefined> {
  if (!owner) return undefined;
  const { data } = await api.trash.list({ noun: 'users', search: owner.name });
  return data.find(({ itemId }) => itemId === owner.id);
}

/** Deletes an item for good. */
export function purgeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: TrashItem) => api.trash.purge(id),
    onSettled: () => client.invalidateQueries({ queryKey: trashKey }),
  });
}
