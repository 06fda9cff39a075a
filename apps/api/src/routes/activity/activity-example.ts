import type { Activity } from '@buddyline/domain/activity';
import { exampleTicket } from '../tickets/ticket-example.ts';
import { exampleUser } from '../users/user-example.ts';

/** An example for the OpenAPI document. */
export const exampleActivity: Activity = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeef9',
  at: '2026-10-02T08:15:00.000Z',
  actor: { id: '0198c0de-7a11-7000-8000-5eadeadbeefb', name: 'Omar Said' },
  noun: 'tickets',
  verb: 'update',
  itemId: exampleTicket.id,
  label: exampleTicket.subject,
  personId: exampleUser.id,
  changes: { status: { from: 'OPEN', to: 'CLOSED' } },
  counts: null,
  reason: null,
  operationId: null,
  canUndo: true,
  undoneAt: null,
};
