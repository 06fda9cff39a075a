import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket } from '@buddyline/domain/ticket';
import { expect, it, vi } from 'vitest';
import { readMatches } from './read-matches.ts';

const ticket = (id: number) => ({ id: `${id}` }) as Ticket;

/** A list with so many tickets, in pages of 100. */
function listOf(total: number) {
  return vi.fn(async (page: number): Promise<Paged<Ticket>> => {
    const count = Math.max(0, Math.min(100, total - (page - 1) * 100));
    const data = Array.from({ length: count }, (_, index) => ticket((page - 1) * 100 + index));
    return { data, page, limit: 100, total, totalPages: Math.ceil(total / 100) };
  });
}

it.each([
  [0, 0, 1],
  [137, 137, 2],
  [500, 500, 5],
  [1204, 500, 5],
])('of %i matches %i are read in %i calls', async (total, read, calls) => {
  const list = listOf(total);
  expect(await readMatches(list)).toHaveLength(read);
  expect(list).toHaveBeenCalledTimes(calls);
});

it('a backend that ignores the page is not asked for ever', async () => {
  const first = await listOf(300)(1);
  const list = vi.fn(async () => first);
  expect(await readMatches(list)).toHaveLength(100);
  expect(list).toHaveBeenCalledTimes(2);
});

it('an item that moves to the next page while pages are read is there once', async () => {
  const list = vi.fn(async (page: number): Promise<Paged<Ticket>> => {
    const data = page === 1 ? [ticket(1), ticket(2)] : [ticket(2), ticket(3)];
    return { data, page, limit: 2, total: 4, totalPages: 2 };
  });
  expect((await readMatches(list)).map(({ id }) => id)).toEqual(['1', '2', '3']);
});
