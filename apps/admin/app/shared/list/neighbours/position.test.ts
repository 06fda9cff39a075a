import { describe, expect, it } from 'vitest';
import { type Placed, positionIn } from './position.ts';
import { indexIn, type ListSlice, sliceOf, windowAround } from './window.ts';

interface Ticket {
  id: string;
}
const ticket = (id: number): Ticket => ({ id: String(id) });

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function slice(ids: number[], first = 1, total = 20): ListSlice<Ticket> {
  return { items: ids.map(ticket), first, total };
}

interface Around {
  id: number;
  latest: ListSlice<Ticket>;
  seen?: ListSlice<Ticket> | null;
  address?: number;
}

function around({ id, latest, seen = null, address = id }: Around) {
  const position = positionIn({ id: String(id), latest, seen, address });
  const brief = (placed: Placed<Ticket>) => [Number(placed.item.id), placed.at];
  const [next] = position.after;
  return {
    at: position.at,
    previous: position.previous && brief(position.previous),
    next: next ? brief(next) : null,
  };
}

const twenty = slice(range(1, 20));

describe('a ticket in the list', () => {
  it('takes its position from the latest response, not from the URL', () => {
    expect(around({ id: 4, latest: twenty, address: 9 })).toEqual({
      at: 4,
      previous: [3, 3],
      next: [5, 5],
    });
    const later = slice(range(10, 20), 10);
    expect(around({ id: 12, latest: later })).toMatchObject({ at: 12, next: [13, 13] });
  });

  it('has no previous ticket if it is the first, and no next one if it is the last', () => {
    expect(around({ id: 1, latest: twenty })).toMatchObject({ previous: null, next: [2, 2] });
    expect(around({ id: 20, latest: twenty })).toMatchObject({ previous: [19, 19], next: null });
  });
});

describe('a ticket that left the list', () => {
  it('leads to the one after it, which has moved up', () => {
    const latest = slice([1, 2, 3, ...range(5, 20)]);
    expect(around({ id: 4, latest, seen: twenty })).toEqual({
      at: null,
      previous: [3, 3],
      next: [5, 4],
    });
  });

  it('leads to the same one even if tickets before it have left too', () => {
    const seen = slice(range(2, 20));
    const latest = slice(range(4, 20));
    expect(around({ id: 3, latest, seen, address: 3 })).toMatchObject({ next: [4, 1] });
  });

  it('skips tickets that somebody else closed meanwhile', () => {
    const latest = slice([1, 2, 3, ...range(7, 20)]);
    expect(around({ id: 4, latest, seen: twenty })).toMatchObject({ next: [7, 4] });
    expect(around({ id: 1, latest: slice([9, 10]), seen: twenty })).toMatchObject({ next: [9, 1] });
  });

  it('uses the last response that had it if the latest is a different part of the list', () => {
    const latest = slice(range(15, 20), 10);
    expect(around({ id: 4, latest, seen: slice(range(1, 10)) })).toMatchObject({
      previous: [3, 3],
      next: [5, 5],
    });
    expect(around({ id: 4, latest: slice(range(6, 20), 2), seen: twenty })).toMatchObject({
      next: [5, 5],
    });
  });

  it('has no next ticket if it was the last', () => {
    const latest = slice(range(1, 19));
    expect(around({ id: 20, latest, seen: twenty })).toMatchObject({
      previous: [19, 19],
      next: null,
    });
    expect(around({ id: 1, latest: slice([]), seen: slice([1]) })).toEqual({
      at: null,
      previous: null,
      next: null,
    });
  });

  it('takes its position from the URL if no response has had it', () => {
    const latest = slice(range(5, 20));
    expect(around({ id: 4, latest, address: 1 })).toMatchObject({ previous: null, next: [5, 1] });
  });
});

it('a window contains the tickets on both sides of a position', () => {
  for (const at of range(1, 900)) {
    const { page, limit } = windowAround(at);
    const first = (page - 1) * limit + 1;
    expect(at - first, `before ${at}`).toBeGreaterThanOrEqual(first === 1 ? 0 : 9);
    expect(first + limit - 1 - at, `behind ${at}`).toBeGreaterThanOrEqual(9);
    expect(limit).toBeLessThanOrEqual(100);
  }
});

it('no ticket is skipped or shown twice, even if responses are late', () => {
  for (const lag of [0, 1, 3, 8, 40]) {
    /** The list after each closed ticket; the latest response is `lag` changes old. */
    const responses = [slice(range(1, 40))];
    let seen: ListSlice<Ticket> | null = null;
    const visited = [1];
    for (let id: number | undefined = 1; id !== undefined;) {
      const latest: ListSlice<Ticket> =
        responses[Math.max(0, responses.length - 1 - lag)] ?? slice([]);
      if (indexIn(latest, String(id)) !== -1) seen = latest;
      // The response without it may arrive before the step or after it.
      responses.push(slice(range(id + 1, 40)));
      const { next } = around({ id, latest: responses.at(-1 - lag) ?? latest, seen, address: 1 });
      id = next?.[0];
      if (id !== undefined) visited.push(id);
    }
    expect(visited, `lag ${lag}`).toEqual(range(1, 40));
  }
});

it('a slice has its position in the whole list', () => {
  const paged = { data: [ticket(1)], totalPages: 3 };
  expect(sliceOf(paged, { page: 3, limit: 45 })).toMatchObject({ first: 91, total: null });
});
