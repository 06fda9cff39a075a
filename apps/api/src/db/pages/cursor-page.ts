import type { CursorPage } from '@buddyline/domain/cursor';

/**
 * A page of a list that is read by cursor.
 * @param rows those of the page, and one more where the list goes on
 * @param cursorOf of the last row of the page
 */
export function cursorPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): CursorPage<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => toItem(row)),
    next: last === undefined ? null : cursorOf(last),
  };
}

export const rowId = ({ id }: { id: string }): string => id;
