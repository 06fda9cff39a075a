import type { ListSort } from '@buddyline/domain/list-sort';
import { type RawBuilder, sql } from 'kysely';

/** An order that an index has, so all terms have one direction. None is null, and the last is unique. */
export interface RowOrder {
  /** SQL of the terms. */
  by: readonly string[];
  direction: 'asc' | 'desc';
}

/** Rows of the same millisecond are in the order of their ids. */
export const byTime = {
  newest: { by: ['created_at', 'id'], direction: 'desc' },
  oldest: { by: ['created_at', 'id'], direction: 'asc' },
} as const satisfies Record<ListSort, RowOrder>;

export function reversed({ by, direction }: RowOrder): RowOrder {
  return { by, direction: direction === 'asc' ? 'desc' : 'asc' };
}

export function orderBy({ by, direction }: RowOrder): RawBuilder<unknown> {
  return sql.raw(`order by ${by.map((term) => `${term} ${direction}`).join(', ')}`);
}

/** The terms of a row as texts, from which `isAfter` goes on. */
export function placeTerms({ by }: RowOrder): RawBuilder<unknown> {
  return sql.raw(`array[${by.map((term) => `(${term})::text`).join(', ')}]`);
}

export function isAfter(
  { by, direction }: RowOrder,
  place: readonly string[],
): RawBuilder<unknown> {
  const comparison = direction === 'asc' ? '>' : '<';
  return sql`(${sql.raw(by.join(', '))}) ${sql.raw(comparison)} (${sql.join(place)})`;
}
