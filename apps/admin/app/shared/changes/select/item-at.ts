import { itemAround } from '../../keyboard/list-keyboard.ts';
import type { SelectedItem } from './select-state.ts';

/** The item of the page that contains an element. The item's link ends in its id. */
export function itemAt(
  element: Element | null,
  page: readonly SelectedItem[],
): SelectedItem | undefined {
  const link = itemAround(element)?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  const segments = link?.pathname.split('/').map(decodeURIComponent) ?? [];
  return page.find(({ id }) => segments.includes(id));
}
