import { itemAround } from '../../keyboard/list-keyboard.ts';
import type { SelectedItem } from './select-state.ts';

/** The item of the page that contains an element. The item's link has its id, in the path or, in the trash, after it. */
export function itemAt(
  element: Element | null,
  page: readonly SelectedItem[],
): SelectedItem | undefined {
  const link = itemAround(element)?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  if (!link) return undefined;
  const ids = link.pathname.split('/').map(decodeURIComponent);
  ids.push(new URLSearchParams(link.search).get('item') ?? '');
  return page.find(({ id }) => ids.includes(id));
}
