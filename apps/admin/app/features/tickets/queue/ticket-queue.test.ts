import { describe, expect, it } from 'vitest';
import { ticketPlaces } from './ticket-queue.ts';

describe('the URL', () => {
  const address = ticketPlaces.pathOf('7', {
    filter: { search: 'mask', status: 'OPEN', category: undefined },
    at: 12,
  });

  it('contains the filter and the position', () => {
    expect(address).toBe('/admin/tickets/7?search=mask&status=OPEN&at=12');
    const queue = ticketPlaces.read(new URL(address, 'http://panel').searchParams);
    expect(queue).toEqual({
      filter: { search: 'mask', status: 'OPEN', category: undefined },
      at: 12,
    });
    expect(ticketPlaces.listPath(queue)).toBe('/admin/tickets?search=mask&status=OPEN&page=2');
  });

  it('has no queue if the ticket was not opened from a list', () => {
    expect(ticketPlaces.read(new URLSearchParams('status=OPEN'))).toBeNull();
    expect(ticketPlaces.listPath(null)).toBe('/admin/tickets');
  });

  it('may have invalid values, which are ignored', () => {
    expect(ticketPlaces.read(new URLSearchParams('status=done&at=x'))).toEqual({
      filter: { search: '', status: undefined, category: undefined },
      at: 1,
    });
  });
});
