import type { Ticket, TicketStatus } from '@buddyline/domain/ticket';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { catalogs } from '../../../language/catalogs.ts';
import { activateLanguage, loadTexts } from '../../../language/language.ts';
import { writeDraft } from './drafts.ts';
import { sendOnce } from './send-once.ts';

const draftKey = { personId: 'ada', itemId: '1' };
const draft = { text: 'We have it.', isInternal: false, seen: null };
const at = '2026-11-01T10:00:00.000Z';
const ticket: Ticket = {
  id: '1',
  userId: 'mira',
  subject: 'Lost',
  description: null,
  category: 'Other',
  status: 'PENDING',
  createdAt: at,
  updatedAt: at,
  Owner: null,
};

interface Arrived {
  id: string;
  /** The status that came with it. */
  status: TicketStatus | null;
  isInternal: boolean;
}

/** What has arrived, each reply with a mail that says so; and the status that the panel has set without one. */
let arrived: Arrived[];
let statusSet: TicketStatus | null;
/** The API's memory of keys. */
let given: Map<string, { sent: string; answer: string }>;
/** What happens to the next calls that change anything. */
let connection: ('lost before' | 'lost after')[];
let isTooLate: boolean;

const lost = () => new TypeError('Failed to fetch');
const failure = (status: number) =>
  Response.json({ isSuccessful: false, message: `${status}` }, { status });
const success = (data: unknown = null) =>
  JSON.stringify({ isSuccessful: true, message: 'Done.', data });
const json = { headers: { 'content-type': 'application/json' } };

async function respond(request: Request): Promise<Response> {
  const { method } = request;
  const sent = await request.text();
  if (method === 'DELETE') {
    const id = new URL(request.url).pathname.split('/').at(-1);
    if (isTooLate) return failure(409);
    if (!arrived.some((one) => one.id === id)) return failure(404);
    arrived = arrived.filter((one) => one.id !== id);
    return new Response(success(), json);
  }
  const body = JSON.parse(sent) as { status?: TicketStatus; isInternal?: boolean };
  if (method === 'PUT') {
    statusSet = body.status ?? null;
    return new Response(success(), json);
  }
  const key = request.headers.get('idempotency-key') ?? '';
  const before = given.get(key);
  if (before) return before.sent === sent ? new Response(before.answer, json) : failure(422);
  const id = `message-${given.size}`;
  const isInternal = body.isInternal === true;
  arrived.push({ id, status: body.status ?? null, isInternal });
  const message = { id, author: null, isStaff: true, isInternal, body: draft.text, at };
  const answer = success({ ...message, dueAt: at, mail: null });
  given.set(key, { sent, answer });
  return new Response(answer, json);
}

beforeAll(async () => {
  await loadTexts(catalogs.domain);
  await activateLanguage('en');
});

beforeEach(() => {
  localStorage.clear();
  [arrived, statusSet, given, connection, isTooLate] = [[], null, new Map(), [], false];
  vi.stubGlobal('fetch', async (request: Request) => {
    const fate = connection.shift();
    if (fate === 'lost before') throw lost();
    const response = await respond(request);
    if (fate === 'lost after') throw lost();
    return response;
  });
  writeDraft(draftKey, draft);
});

type Wanted = TicketStatus | 'as it is';

function send(wanted: Wanted, isInternal = false) {
  const message = { body: draft.text, isInternal, seen: null };
  return sendOnce(
    ticket,
    draftKey,
    wanted === 'as it is' ? message : { ...message, status: wanted },
  );
}

it.each<{ first: Wanted; second: Wanted; fate: 'lost before' | 'lost after' }>([
  { first: 'CLOSED', second: 'as it is', fate: 'lost before' },
  { first: 'CLOSED', second: 'as it is', fate: 'lost after' },
  { first: 'as it is', second: 'CLOSED', fate: 'lost before' },
  { first: 'as it is', second: 'CLOSED', fate: 'lost after' },
  { first: 'CLOSED', second: 'CLOSED', fate: 'lost before' },
  { first: 'CLOSED', second: 'CLOSED', fate: 'lost after' },
  { first: 'OPEN', second: 'PENDING', fate: 'lost before' },
  { first: 'OPEN', second: 'PENDING', fate: 'lost after' },
])(
  'first $first, $fate it arrived, then $second: one reply, with what is wanted now',
  async ({ first, second, fate }) => {
    connection = [fate];
    await expect(send(first)).rejects.toThrow('Error Occur Please Try Again');
    await send(second);
    expect(arrived.map(({ status }) => status ?? 'as it is')).toEqual([second]);
    expect(statusSet).toBeNull();
  },
);

it('a third attempt, too, has the wanted status, wherever the connection was lost before', async () => {
  // The reply, the look for what arrived, and its taking back.
  connection = ['lost after'];
  await expect(send('CLOSED')).rejects.toThrow('Error Occur Please Try Again');
  connection = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await respond(request);
    if (request.method === 'DELETE') throw lost();
    return response;
  });
  await expect(send('as it is')).rejects.toThrow('Error Occur Please Try Again');
  vi.stubGlobal('fetch', respond);
  await send('as it is');
  expect(arrived.map(({ status }) => status)).toEqual([null]);
  expect(statusSet).toBeNull();
});

it('a reply that has been mailed is not sent again: only the status is set', async () => {
  connection = ['lost after'];
  await expect(send('CLOSED')).rejects.toThrow('Error Occur Please Try Again');
  isTooLate = true;
  await send('as it is');
  expect(arrived).toHaveLength(1);
  expect(statusSet).toBe('PENDING');
});

it('a note that arrived is not added again', async () => {
  connection = ['lost after'];
  await expect(send('as it is', true)).rejects.toThrow('Error Occur Please Try Again');
  await send('as it is', true);
  expect(arrived).toEqual([{ id: 'message-0', status: null, isInternal: true }]);
});
