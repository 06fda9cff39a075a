import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { Answer, Person, TestApi } from './test-api.ts';
import { openTicket } from './tickets/tickets-sql.ts';

export interface Call {
  /** The route's `:…` parameters in their order. */
  ids?: string[];
  payload?: object | Buffer;
  headers?: Record<string, string>;
  as?: Person;
}

export interface AuditedCall extends Call {
  action: string;
  /** By default the last parameter. */
  itemId?: string | null | undefined;
  /** Names of the changed fields. */
  fields?: string[];
  /** A call that is refused and leaves no entry. */
  refused?: Call;
}

type Send = (route: string, call: Call) => Promise<Answer>;

/** Set before each test. */
interface Context {
  api: () => TestApi;
  admin: () => Person;
  diver: () => Person;
  send: Send;
}

const unknown: Call = { ids: [uuidv7()] };
const preset = { kind: 'message', locale: 'en', title: 'Hello', text: 'Hello!' };
const suspension = { kind: 'suspension', publicText: 'Spam.', length: '1-day' };

const idIn = ({ body }: Answer): string => String(Object(body?.data).id);

const addPreset = async (send: Send) => idIn(await send('POST /api/presets', { payload: preset }));

const addUserNote = async (send: Send, userId: string) =>
  idIn(await send('POST /api/users/:userId/notes', { ids: [userId], payload: { body: 'Kind.' } }));

type Calls = Record<string, () => Promise<AuditedCall> | AuditedCall>;

/** Calls of the audited routes with which staff answer tickets and act on people. */
export const auditedAnswers = (context: Context): Calls => ({
  ...ofTickets(context),
  ...ofPeople(context),
});

function ofTickets({ api, admin, diver, send }: Context): Calls {
  return {
    'POST /api/tickets/:ticketId/messages': async () => {
      const ids = [await openTicket(api(), diver())];
      return {
        action: 'tickets.reply',
        ids,
        payload: { body: 'Done.', status: 'CLOSED' },
        fields: ['status'],
        refused: { ids, payload: { body: ' ' } },
      };
    },
    'DELETE /api/tickets/:ticketId/messages/:messageId': async () => {
      const ticketId = await openTicket(api(), diver());
      const payload = { body: 'Done.' };
      const route = 'POST /api/tickets/:ticketId/messages';
      const { body } = await send(route, { ids: [ticketId], payload });
      return {
        action: 'tickets.take-back',
        ids: [ticketId, String(Object(body?.data).id)],
        itemId: ticketId,
        refused: { ids: [ticketId, uuidv7()] },
      };
    },
    'PUT /api/tickets/:ticketId/taker': async () => ({
      action: 'tickets.take',
      ids: [await openTicket(api(), diver())],
      payload: {},
      fields: ['takenBy'],
      refused: { ...unknown, payload: {} },
    }),
    'PUT /api/tickets/:ticketId/taker/:userId': async () => {
      const itemId = await openTicket(api(), diver());
      return {
        action: 'tickets.assign',
        ids: [itemId, admin().id],
        itemId,
        fields: ['takenBy'],
        refused: { ids: [uuidv7(), admin().id] },
      };
    },
    'DELETE /api/tickets/:ticketId/taker': async () => ({
      action: 'tickets.release',
      ids: [await openTicket(api(), diver(), { taken_by: admin().id })],
      fields: ['takenBy'],
      refused: unknown,
    }),
    'PUT /api/tickets/:ticketId/mute': async () => ({
      action: 'tickets.mute',
      ids: [await openTicket(api(), diver(), { about_noun: 'users', about_id: diver().id })],
      refused: { ids: [await openTicket(api(), diver())] },
    }),
    'DELETE /api/tickets/:ticketId/mute': async () => {
      const ids = [await openTicket(api(), diver(), { about_noun: 'users', about_id: diver().id })];
      await send('PUT /api/tickets/:ticketId/mute', { ids });
      return {
        action: 'tickets.unmute',
        ids,
        refused: { ids: [await openTicket(api(), diver())] },
      };
    },
  };
}

function ofPeople({ admin, diver, send }: Context): Calls {
  return {
    'POST /api/presets': () => ({
      action: 'presets.create',
      itemId: undefined,
      payload: preset,
      refused: { payload: { ...preset, kind: 'joke' } },
    }),
    'PUT /api/presets/:presetId': async () => ({
      action: 'presets.update',
      ids: [await addPreset(send)],
      payload: { ...preset, title: 'Hello again' },
      fields: ['title'],
      refused: { ...unknown, payload: preset },
    }),
    'DELETE /api/presets/:presetId': async () => ({
      action: 'presets.delete',
      ids: [await addPreset(send)],
      refused: unknown,
    }),
    'POST /api/users/:userId/notes': () => ({
      action: 'user-notes.create',
      itemId: expect.any(String),
      ids: [diver().id],
      payload: { body: 'Kind.' },
      refused: { ...unknown, payload: { body: 'Kind.' } },
    }),
    'PUT /api/users/:userId/notes/:noteId': async () => ({
      action: 'user-notes.update',
      ids: [diver().id, await addUserNote(send, diver().id)],
      payload: { body: 'Very kind.', isPinned: true },
      fields: ['body', 'isPinned'],
      refused: { ids: [diver().id, uuidv7()], payload: { isPinned: true } },
    }),
    'DELETE /api/users/:userId/notes/:noteId': async () => ({
      action: 'user-notes.delete',
      ids: [diver().id, await addUserNote(send, diver().id)],
      refused: { ids: [diver().id, uuidv7()] },
    }),
    'POST /api/users/:userId/sanctions': () => ({
      action: 'users.suspend',
      ids: [diver().id],
      payload: suspension,
      refused: {
        ids: [admin().id],
        payload: suspension,
      },
    }),
    'POST /api/users/:userId/sanctions/:sanctionId/lift': async () => {
      const payload = { kind: 'warning', publicText: 'Spam.' };
      const { body } = await send('POST /api/users/:userId/sanctions', {
        ids: [diver().id],
        payload,
      });
      const ids = [diver().id, String(Object(body?.data).id)];
      return {
        action: 'users.lift',
        ids,
        itemId: diver().id,
        refused: { ids: [diver().id, uuidv7()] },
      };
    },
  };
}
