import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePageKeys } from '../../keyboard/page-keys.ts';
import { modifierKey } from '../../keyboard/modifier-key.ts';
import { itemAt } from '../select/item-at.ts';
import { currentRun } from './run-state.ts';
import { type SelectedItem, type Selection, selection } from '../select/select-state.ts';
import { extendTo, isPageSelected, toggle, withItems } from '../select/selection-changes.ts';

/** The keys of select mode. Escape leaves it, also where single keys are disabled. */
export function useSelectKeys(
  page: readonly SelectedItem[],
  bar: RefObject<HTMLElement | null>,
): void {
  const { t } = useLingui();
  function onFocused(change: typeof extendTo) {
    const current = selection.get();
    const item = itemAt(document.activeElement, page);
    if (current && item) selection.set(change(current, page, item));
  }
  const inBar = (selector: string) => bar.current?.querySelector<HTMLElement>(selector);
  /** The page, and once all of it is selected, all that match. */
  function selectAll() {
    const current = selection.get();
    if (!current) return;
    if (isPageSelected(current, page)) inBar('[data-all-matches]')?.click();
    else selection.set(withItems(current, page));
  }
  const remove = () => inBar('[data-bulk-action="delete"]:enabled')?.click();
  usePageKeys([
    { key: 'x', label: t`Select item`, run: () => onFocused((all, _, item) => toggle(all, item)) },
    { key: 'X', label: t`Select up to this item`, run: () => onFocused(extendTo) },
    { key: `${modifierKey()} A`, label: t`Select this page, then all matches` },
    {
      key: 'b',
      label: t`Act on the selected items`,
      run: () => inBar('[data-bulk-action]:enabled, button')?.focus(),
    },
    { key: '#', label: t`Delete the selected items`, run: remove },
    { key: 'Delete', label: t`Delete the selected items`, run: remove },
  ]);

  // Does what was pressed before this code was there, beginning with the key that started the mode. A layout
  // effect, so that no later key comes first.
  useLayoutEffect(() => {
    const current = selection.get();
    if (!current?.early) return;
    let next: Selection = { ...current, early: null };
    for (const [key, at] of current.early) {
      if (key === 'Escape') return selection.set(null);
      const item = itemAt(at, page);
      if (item && key === 'x') next = toggle(next, item);
      if (item && key === 'X') next = extendTo(next, page, item);
    }
    selection.set(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const latest = useRef(selectAll);
  useLayoutEffect(() => {
    latest.current = selectAll;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, code, ctrlKey, metaKey, defaultPrevented, target } = event;
      const isInField =
        target instanceof Element &&
        (target.matches('input:not([type="checkbox"])') ||
          target.closest('[popover], [role$="dialog"]') !== null);
      if ((ctrlKey || metaKey) && code === 'KeyA' && !isInField) {
        // Instead of the page's text.
        event.preventDefault();
        latest.current();
      }
      // While the outcomes of a run are shown, Escape closes those.
      const leaves = key === 'Escape' && !defaultPrevented && !isInField && !currentRun.get();
      if (leaves) selection.set(null);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
