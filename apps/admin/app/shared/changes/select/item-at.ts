import { itemAround } from '../../keyboard/list-keyboard.ts';
import type { SelectedItem } from './select-state.ts';

/** The item whose row contains the element. Its link has its id, in the path or, in the trash, as the parameter `item`. */
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
