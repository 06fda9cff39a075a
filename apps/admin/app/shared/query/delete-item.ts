import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ItemNoun } from '../../sections.ts';
import { type ChangedItem, forgetItem, refreshItem } from './item-caches.ts';

interface Deletion<TItem> {
  remove: (id: string) => Promise<unknown>;
  /** Leaves the item's own page first, which would otherwise fetch it again. */
  leave?: ((item: TItem) => void | Promise<void>) | undefined;
  /** Forgets what else the panel knows of it. */
  forget?: (item: TItem) => void;
}

/** Deletes an item, drops it from the cache, and invalidates the lists with it. */
export function deleteItemMutation<TItem extends ChangedItem>(
  client: QueryClient,
  noun: ItemNoun,
  { remove, leave, forget }: Deletion<TItem>,
) {
  return mutationOptions({
    mutationFn: ({ id }: TItem) => remove(id),
    onSuccess: async (_answer, item) => {
      await leave?.(item);
      forget?.(item);
      await forgetItem(client, noun, item);
    },
    // It may be gone: the answer was lost, or somebody else was quicker.
    onError: (_error, item) => void refreshItem(client, noun, item),
  });
}
