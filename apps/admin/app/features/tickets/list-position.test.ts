import { describe, expect, it } from 'vitest';
import { ticketPositions } from './list-position.ts';

describe('the URL', () => {
  const address = ticketPositions.pathOf('7', {
    filter: { search: 'mask', status: 'OPEN', category: undefined },
    at: 12,
  });

  it('contains the filter and the position', () => {
    expect(address).toBe('/admin/tickets/7?search=mask&status=OPEN&at=12');
    const queue = ticketPositions.read(new URL(address, 'http://panel').searchParams);
    expect(queue).toEqual({
      filter: { search: 'mask', status: 'OPEN', category: undefined },
      at: 12,
    });
    expect(ticketPositions.listPath(queue)).toBe('/admin/tickets?search=mask&status=OPEN&page=2');
  });

  it('has no queue if the ticket was not opened from a list', () => {
    expect(ticketPositions.read(new URLSearchParams('status=OPEN'))).toBeNull();
    expect(ticketPositions.listPath(null)).toBe('/admin/tickets');
  });

  it('may have invalid values, which are ignored', () => {
    expect(ticketPositions.read(new URLSearchParams('status=done&at=x'))).toEqual({
      filter: { search: '', status: undefined, category: undefined },
      at: 1,
    });
  });
});
