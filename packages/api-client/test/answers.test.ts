import { expect, test } from 'vitest';
import type { Calls } from '../src/calls.ts';
import { presetCalls } from '../src/presets.ts';
import { moderationCalls } from '../src/moderation.ts';
import { ticketMessageCalls } from '../src/ticket-messages.ts';
import { startFakeApi } from './fake-api.ts';
import { openTab } from './tab.ts';

const message = {
  id: '5',
  author: null,
  isStaff: true,
  isInternal: false,
  body: 'Found it.',
  at: '2026-10-02T09:00:00.000Z',
  dueAt: '2026-10-02T09:00:10.000Z',
  mail: null,
};
const note = { id: '6', body: 'Kind.', isPinned: true, by: null, at: null };
const preset = { id: '7', kind: 'message', locale: 'en', title: 'Hello', text: 'Hello!' };
const sanction = {
  id: '8',
  kind: 'warning',
  publicText: 'Stop.',
  at: null,
  isActive: false,
  by: null,
  liftedBy: null,
  mail: null,
};
const { id: _id, ...presetForm } = { ...preset, kind: 'message' as const, locale: 'en' as const };

test.each<[string, unknown, (calls: Calls) => Promise<unknown>]>([
  [
    'GET /api/tickets/1/messages',
    { data: [message], locale: 'ar', isMuted: false },
    (calls) => ticketMessageCalls(calls).list('1'),
  ],
  [
    'POST /api/tickets/1/messages',
    message,
    (calls) => ticketMessageCalls(calls).send('1', { body: 'Found it.', status: 'CLOSED' }),
  ],
  [
    'DELETE /api/tickets/1/messages/5',
    null,
    (calls) => ticketMessageCalls(calls).takeBack('1', '5'),
  ],
  ['PUT /api/tickets/1/taker', null, (calls) => ticketMessageCalls(calls).take('1')],
  ['DELETE /api/tickets/1/taker', null, (calls) => ticketMessageCalls(calls).release('1')],
  ['PUT /api/tickets/1/mute', null, (calls) => ticketMessageCalls(calls).mute('1')],
  ['DELETE /api/tickets/1/mute', null, (calls) => ticketMessageCalls(calls).unmute('1')],
  ['GET /api/tickets/1/related', { data: [] }, (calls) => ticketMessageCalls(calls).related('1')],
  [
    'GET /api/presets?kind=message',
    [preset],
    (calls) => presetCalls(calls).list({ kind: 'message' }),
  ],
  ['POST /api/presets', preset, (calls) => presetCalls(calls).create(presetForm)],
  ['PUT /api/presets/7', preset, (calls) => presetCalls(calls).update('7', presetForm)],
  ['DELETE /api/presets/7', null, (calls) => presetCalls(calls).remove('7')],
  [
    'GET /api/users/2/standing',
    { active: sanction, locale: 'ar' },
    (calls) => moderationCalls(calls).get('2'),
  ],
  ['GET /api/users/2/notes', [note], (calls) => moderationCalls(calls).notes('2')],
  [
    'POST /api/users/2/notes',
    note,
    (calls) => moderationCalls(calls).addNote('2', { body: 'Kind.' }),
  ],
  [
    'PUT /api/users/2/notes/6',
    note,
    (calls) => moderationCalls(calls).updateNote('2', '6', { isPinned: true }),
  ],
  ['DELETE /api/users/2/notes/6', null, (calls) => moderationCalls(calls).removeNote('2', '6')],
  ['GET /api/users/2/sanctions', [sanction], (calls) => moderationCalls(calls).sanctions('2')],
  [
    'POST /api/users/2/sanctions',
    sanction,
    (calls) => moderationCalls(calls).impose('2', { kind: 'warning', publicText: 'Stop.' }),
  ],
  [
    'POST /api/users/2/sanctions/preview',
    { subject: 'A warning', text: 'Stop.' },
    (calls) => moderationCalls(calls).preview('2', { kind: 'warning', publicText: 'Stop.' }),
  ],
  ['POST /api/users/2/sanctions/8/lift', null, (calls) => moderationCalls(calls).lift('2', '8')],
])('%s is called and understood', async (line, data, call) => {
  const path = line.split('?')[0] ?? '';
  const fake = await startFakeApi({ [path]: () => ({ body: { message: 'Done', data } }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });
  await expect(call(api.calls)).resolves.toBeDefined();
  expect(fake.calls[0]?.line).toBe(line);
});
