import { bulkSelectionMax } from '@buddyline/domain/bulk';
import type { SelectedItem, Selection } from './select-state.ts';

/** Adds an item to the selection, or removes it. */
export function toggle(selection: Selection, item: SelectedItem): Selection {
  if (item.isLocked) return selection;
  if (selection.items.has(item.id)) return without(selection, [item.id]);
  return { ...withItems(selection, [item]), last: item.id };
}

/** Adds everything from the item that was toggled last to this one, on the current page. */
export function extendTo(
  selection: Selection,
  page: readonly SelectedItem[],
  item: SelectedItem,
): Selection {
  const ids = page.map(({ id }) => id);
  const from = ids.indexOf(selection.last ?? '');
  const to = ids.indexOf(item.id);
  if (from === -1 || to === -1) return toggle(selection, item);
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...withItems(selection, range), last: item.id };
}

/** Adds a whole page, or removes it if all of it is selected. */
export function togglePage(selection: Selection, page: readonly SelectedItem[]): Selection {
  const ids = page.map(({ id }) => id);
  return isPageSelected(selection, page) ? without(selection, ids) : withItems(selection, page);
}

export function isPageSelected({ items }: Selection, page: readonly SelectedItem[]): boolean {
  const selectable = page.filter(({ isLocked }) => !isLocked);
  return selectable.length > 0 && selectable.every(({ id }) => items.has(id));
}

/** Adds items, but none that is locked, and none beyond the limit. */
export function withItems(selection: Selection, added: readonly SelectedItem[]): Selection {
  const items = new Map(selection.items);
  for (const item of added) {
    if (!item.isLocked && (items.has(item.id) || items.size < bulkSelectionMax)) {
      items.set(item.id, item);
    }
  }
  return { ...selection, items };
}

function without(selection: Selection, ids: readonly string[]): Selection {
  const items = new Map(selection.items);
  for (const id of ids) items.delete(id);
  return { ...selection, items, last: null };
}

/** After a bulk action: what was refused stays selected. The mode ends if everything was done. */
export function withoutDone(selection: Selection, done: readonly string[]): Selection | null {
  const left = without(selection, done);
  return left.items.size === 0 ? null : left;
}
