/** Apart from what reads it, so that leaving can forget it without loading the palette. */
export const recentItemsKey = 'recent_items';

export function forgetRecentItems(): void {
  localStorage.removeItem(recentItemsKey);
}
