import type { ListSort } from '@buddyline/domain/list-sort';

/**
 * The order of a list in SQL. Rows of the same millisecond are in the order of their ids.
 * @param prefix of the columns, such as `posts.`
 */
export function rowOrder(sort: ListSort, prefix = ''): string {
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return `${prefix}created_at ${direction}, ${prefix}id ${direction}`;
}

/** The order of a list that may have one of its own. */
export function orderOf(
  { order }: { order?: (prefix: string) => string },
  sort: ListSort,
  prefix = '',
): string {
  return order?.(prefix) ?? rowOrder(sort, prefix);
}
