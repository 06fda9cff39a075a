import { browserStorage } from '../../browser-storage.ts';

/** Separate from `recent-items.ts`, so that a logout can clear it without loading the palette. */
export const recentItemsKey = 'recent_items';

export function forgetRecentItems(): void {
  browserStorage.remove(recentItemsKey);
}
