import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

export interface DeskTicket {
  id: string;
  subject: string;
  status: string;
}

export interface TicketDesk {
  tickets: DeskTicket[];
  /** The statuses that the panel has stored, each as 'id STATUS', in the order of their requests. */
  saves: string[];
}

/**
 * A mock of the ticket endpoints for one page, with only open tickets. Each response arrives `delayMs`
 * after its request took effect. All other requests go to the real API.
 */
export async function openDesk(page: Page, count: number, delayMs = 0): Promise<TicketDesk> {
  const tickets = Array.from({ length: count }, (_, index) => newTicket(index + 1));
  const saves: string[] = [];
  await page.route(/\/api\/tickets([/?]|$)/, async (route, request) => {
    const answer = request.method() === 'PUT' ? store(request) : read(request);
    await pause(delayMs);
    await route.fulfill({
      json: { isSuccessful: true, message: 'Ticket status updated.', ...answer },
    });
  });

  function find(request: Request) {
    const id = new URL(request.url()).pathname.split('/').at(-1);
    return tickets.find((ticket) => ticket.id === id);
  }

  function store(request: Request) {
    const { status } = request.postDataJSON() as { status: string };
    const ticket = find(request);
    if (ticket) ticket.status = status;
    saves.push(`${ticket?.id} ${status}`);
    return {};
  }

  function read(request: Request) {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/messages')) {
      return { data: { data: [], locale: 'en', isMuted: false } };
    }
    if (!pathname.endsWith('/tickets')) return { data: { ...find(request) } };
    const wanted = searchParams.get('status');
    const found = tickets.filter(({ status }) => wanted === null || status === wanted);
    const limit = Number(searchParams.get('limit') ?? 9);
    const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
    const data = found.slice(start, start + limit).map((ticket) => ({ ...ticket }));
    return {
      data: { data, total: found.length, totalPages: Math.ceil(found.length / limit) },
    };
  }

  return { tickets, saves };
}

function newTicket(number: number) {
  return {
    id: `desk-${number}`,
    userId: 'mira',
    subject: `Ticket ${number}`,
    description: 'Where is my mask?',
    category: 'Other',
    status: 'OPEN',
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    Owner: { fullName: 'Mira Halim', username: 'mira', profilePicture: null },
  };
}
