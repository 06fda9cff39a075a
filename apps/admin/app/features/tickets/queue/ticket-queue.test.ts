import { describe, expect, it } from 'vitest';
import { queuedTicket, queueList, readQueue } from './ticket-queue.ts';

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
