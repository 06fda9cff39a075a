import { ApiError, hasStatus } from '@buddyline/api-client/api-error';
import { trashCalls } from '@buddyline/api-client/trash';
import type { Restored, RestoreRequest, TrashItem, TrashQuery } from '@buddyline/domain/trash';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import type { CursorSource } from '../../shared/list/cursor-query.ts';
import { trashKey } from '../../shared/query/audit-keys.ts';

/** The search and filters of the trash, without its page. */
export type TrashFilter = Pick<TrashQuery, 'noun' | 'by' | 'search'>;

const pageLimit = 20;
/** Made at each call, because on the server each request has its own `api`. */
const trash = () => trashCalls(api.calls);

/** The trash, newest first, page after page. */
export function trashSource(filter: TrashFilter): CursorSource<TrashItem> {
  return {
    queryKey: [...trashKey, 'list', filter],
    read: (before, signal) =>
      trash().list({ ...filter, ...(before && { before }), limit: pageLimit }, signal),
  };
}

/** A deleted item as it was. */
export function trashPreviewQuery(deletionId: string) {
  return queryOptions({
    queryKey: [...trashKey, 'item', deletionId],
    queryFn: ({ signal }) => trash().get(deletionId, signal),
  });
}

export interface RestoreInput {
  item: TrashItem;
  replacements?: RestoreRequest;
  /** Whether the item's owner, who is in the trash too, is restored first. */
  withOwner?: boolean;
  /** If the item is the owner of another one: that, which is restored after it. */
  next?: TrashItem | undefined;
}

export type RestoreOutcome =
  | { kind: 'restored'; item: TrashItem; text: string; data: Restored }
  /** The name or the address is taken by now, or a replacement is not valid. */
  | { kind: 'names'; item: TrashItem; refusal: ApiError; next?: TrashItem }
  /** The owner is in the trash too. */
  | { kind: 'owner-first'; item: TrashItem; refusal: ApiError; next?: TrashItem };

/** Restores an item. A refusal that the person can do something about is an outcome, and not an error. */
export const restoreMutation = mutationOptions({
  mutationFn: async (input: RestoreInput): Promise<RestoreOutcome> => {
    const owner = input.withOwner ? await findOwner(input.item) : undefined;
    const { item, replacements = {}, next } = owner ? { item: owner, next: input.item } : input;
    const outcome = await restore(item, replacements);
    if (!next) return outcome;
    return outcome.kind === 'restored' ? restore(next, {}) : { ...outcome, next };
  },
});

async function restore(item: TrashItem, replacements: RestoreRequest): Promise<RestoreOutcome> {
  try {
    const { message, data } = await trash().restore(item.id, replacements);
    return { kind: 'restored', item, text: message, data };
  } catch (error) {
    if (error instanceof ApiError && error.fields.length > 0) {
      return { kind: 'names', item, refusal: error };
    }
    if (hasStatus(error, 409) && (await waitsForOwner(item))) {
      return { kind: 'owner-first', item, refusal: error };
    }
    throw error;
  }
}

/** Asks the API, because the row may be out of date: the item may be gone by now, or its owner may be back. */
async function waitsForOwner({ id, owner }: TrashItem): Promise<boolean> {
  if (owner?.isInTrash !== true) return false;
  try {
    const item = await trash().get(id);
    return item.owner?.isInTrash === true && (await findOwner(item)) !== undefined;
  } catch {
    return false;
  }
}

/** The deletion of an item's owner, found by name. */
async function findOwner({ owner }: TrashItem): Promise<TrashItem | undefined> {
  if (!owner) return undefined;
  const { data } = await trash().list({ noun: 'users', search: owner.name });
  return data.find(({ itemId }) => itemId === owner.id);
}

/** Deletes an item for good. */
export function purgeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: TrashItem) => trash().purge(id),
    onSettled: () => client.invalidateQueries({ queryKey: trashKey }),
  });
}
