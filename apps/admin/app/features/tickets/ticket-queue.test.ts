import type { Paged } from '@buddyline/domain/envelope';
import { pageSizes } from '@buddyline/domain/constants';
import type { Ticket } from '@buddyline/domain/ticket';
import { describe, expect, it } from 'vitest';
import { placeInQueue, queuedTicket, queueList, readQueue } from './ticket-queue.ts';

function ticket(id: number): Ticket {
  return {
    id: String(id),
    userId: 'mira',
    subject: `Ticket ${id}`,
    description: null,
    category: 'Posts',
    status: 'OPEN',
    createdAt: null,
    updatedAt: null,
    Owner: null,
  };
}

/** The pages of a list of tickets with these ids. */
function pagesOf(ids: number[], ...wanted: number[]): Map<number, Paged<Ticket>> {
  const size = pageSizes.tickets;
  const totalPages = Math.ceil(ids.length / size);
  return new Map(
    wanted.map((page) => {
      const data = ids.slice((page - 1) * size, page * size).map(ticket);
      return [page, { data, totalPages, total: ids.length }];
    }),
  );
}

const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

function around(pages: Map<number, Paged<Ticket>>, id: number, at: number) {
  const { previous, next, ...place } = placeInQueue(pages, String(id), at);
  const brief = (item: typeof next) => item && [Number(item.ticket.id), item.at];
  return { ...place, previous: brief(previous), next: brief(next) };
}

describe('placeInQueue', () => {
  it('within a page', () => {
    expect(around(pagesOf(twenty, 1, 2), 4, 4)).toEqual({
      at: 4,
      total: 20,
      previous: [3, 3],
      next: [5, 5],
    });
  });

  it('across the borders of pages, in whatever order they arrived', () => {
    const pages = pagesOf(twenty, 2, 3, 1);
    expect(around(pages, 10, 10)).toMatchObject({ previous: [9, 9], next: [11, 11] });
    expect(around(pages, 18, 18)).toMatchObject({ previous: [17, 17], next: [19, 19] });
  });

  it('at both ends', () => {
    expect(around(pagesOf(twenty, 1), 1, 1)).toMatchObject({ at: 1, previous: null });
    expect(around(pagesOf(twenty, 3), 20, 20)).toMatchObject({ at: 20, next: null });
  });

  it('a ticket that left the list makes room for the one behind it', () => {
    const withoutFour = twenty.filter((id) => id !== 4);
    expect(around(pagesOf(withoutFour, 1), 4, 4)).toEqual({
      at: null,
      total: 19,
      previous: [3, 3],
      next: [5, 4],
    });
  });

  it('the last one that left has nothing behind it', () => {
    expect(around(pagesOf(twenty.slice(0, 19), 3), 20, 20)).toMatchObject({
      at: null,
      previous: [19, 19],
      next: null,
    });
    expect(around(pagesOf([], 1), 1, 1)).toEqual({
      at: null,
      total: 0,
      previous: null,
      next: null,
    });
  });

  it('new tickets have pushed it to the next page', () => {
    const pushed = [101, 102, ...twenty];
    expect(around(pagesOf(pushed, 1, 2), 8, 8)).toMatchObject({ at: 10, next: [9, 11] });
  });

  it('a ticket that stands on two pages, fetched at different moments, never follows itself', () => {
    const pages = new Map([...pagesOf(twenty, 1), ...pagesOf([100, ...twenty], 2)]);
    expect(around(pages, 9, 9)).toMatchObject({ at: 9, previous: [8, 8], next: [10, 11] });
  });

  it('without a total there is none', () => {
    const pages = new Map([[1, { data: [ticket(1)], totalPages: 1 }]]);
    expect(around(pages, 1, 1)).toMatchObject({ at: 1, total: null });
  });
});

describe('the address', () => {
  const address = queuedTicket('7', {
    filter: { search: 'mask', status: 'OPEN', category: undefined },
    at: 12,
  });

  it('holds the list and the position', () => {
    expect(address).toBe('/admin/tickets/7?search=mask&status=OPEN&at=12');
    const queue = readQueue(new URL(address, 'http://panel').searchParams);
    expect(queue).toEqual({
      filter: { search: 'mask', status: 'OPEN', category: undefined },
      at: 12,
    });
    expect(queueList(queue)).toBe('/admin/tickets?search=mask&status=OPEN&page=2');
  });

  it('a ticket opened by itself is in no queue', () => {
    expect(readQueue(new URLSearchParams('status=OPEN'))).toBeNull();
    expect(queueList(null)).toBe('/admin/tickets');
  });

  it('what cannot be read is left out', () => {
    expect(readQueue(new URLSearchParams('status=done&at=x'))).toEqual({
      filter: { search: '', status: undefined, category: undefined },
      at: 1,
    });
  });
});
