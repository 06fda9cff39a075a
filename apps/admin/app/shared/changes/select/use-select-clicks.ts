import { useLayoutEffect } from 'react';
import { itemAt } from './item-at.ts';
import { type SelectedItem, selection } from './select-state.ts';
import { extendTo, toggle } from './selection-changes.ts';

/** Controls inside an item, which keep their own click. */
const controls = 'button, a:not([data-row-link]), select, textarea';

/**
 * In select mode a click on an item toggles it, and one with Shift extends to it. Enter on the item's link
 * and a click for a new tab still open it.
 */
export function useSelectClicks(page: readonly SelectedItem[]): void {
  useLayoutEffect(() => {
    function onClick(event: MouseEvent) {
      const { target, shiftKey } = event;
      const current = selection.get();
      if (!(target instanceof Element) || !current || opensLink(event)) return;
      const item = target.closest(controls) ? undefined : itemAt(target, page);
      if (!item) return;
      const next = () => (shiftKey ? extendTo(current, page, item) : toggle(current, item));
      if (target instanceof HTMLInputElement) {
        // A cancelled click would reset the checkbox; without Shift its own handler toggles.
        if (shiftKey) selection.set(next());
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      selection.set(next());
    }
    // Before the router and the row's own handler.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [page]);
}

/** A click by keyboard has no detail. */
function opensLink({ ctrlKey, metaKey, altKey, detail }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || detail === 0;
}
