import { activityQuerySchema } from '@buddyline/domain/activity';
import { mailQuerySchema } from '@buddyline/domain/mail';
import { sanctionCreateSchema } from '@buddyline/domain/sanction-forms';
import type { Ticket } from '@buddyline/domain/ticket';
import { ticketMessageCreateSchema } from '@buddyline/domain/ticket-message';
import { trashQuerySchema } from '@buddyline/domain/trash';
import * as v from 'valibot';
import { type Answering, refusal } from './answers.ts';
import { dashboardOf } from './dashboard.ts';
import { having, onlyPart, searched, withQuery } from './lists.ts';
import { ownRoutes } from './own-routes.ts';
import {
  aCertificate,
  aComment,
  ada,
  aDiveLog,
  aMessage,
  aPost,
  aTicket,
  aUser,
  nextId,
  type Records,
} from './records.ts';

const now = '2026-10-03T09:00:00.000Z';
const dayMs = 86_400_000;
const by = { id: ada.id, name: 'Ada Marsh' };

/** What only staff have: answers, sanctions, notes, the audit log, mails, trash, views and presets. */
export function staffRoutes(records: Records): Record<string, Answering> {
  return {
    ...answerRoutes(records),
    ...subjectRoutes(records),
    ...moderationRoutes(records),
    ...logRoutes(records),
    ...ownRoutes(records),
  };
}

/** Those whom a ticket can be assigned to. */
export const takersOf = ({ users }: Records) =>
  users
    .filter(({ role }) => role === 'ADMIN')
    .map(({ id, fullName }) => ({ id, name: fullName ?? '' }));

function answerRoutes(records: Records): Record<string, Answering> {
  const ticketOf = (id: string | undefined) => records.tickets.find((ticket) => ticket.id === id);
  /** What a ticket was before each reply. */
  const before = new Map<string, Partial<Ticket>>();
  return {
    'POST /tickets/:id/messages': ({ ids: [ticketId = ''], json }) => {
      const sent = v.parse(ticketMessageCreateSchema, json);
      const isInternal = sent.isInternal === true;
      const ticket = ticketOf(ticketId);
      // What somebody writes to their own ticket is a reporter's.
      const isStaff = ticket?.userId !== ada.id;
      const isMailed = isStaff && !isInternal;
      const closes = sent.status === 'CLOSED' ? ', and the ticket is closed' : '';
      const message = aMessage({
        of: ticketId,
        id: sent.id ?? nextId(),
        author: by,
        isStaff,
        isInternal,
        body: sent.body,
        at: now,
        mail: isMailed ? { id: nextId(), status: 'waiting', error: null, sentAt: null } : null,
      });
      records.messages.push(message);
      if (ticket && !isInternal) {
        const { status, isUnanswered } = ticket;
        before.set(message.id, { status, isUnanswered });
        Object.assign(ticket, { isUnanswered: false, ...(sent.status && { status: sent.status }) });
      }
      return {
        status: 201,
        message: isInternal ? 'The note has been added.' : `The reply has been sent${closes}.`,
        data: message,
      };
    },
    'DELETE /tickets/:id/messages/:message': ({ ids: [ticketId, id = ''] }) => {
      records.messages = records.messages.filter((message) => message.id !== id);
      Object.assign(ticketOf(ticketId) ?? {}, before.get(id));
      return { message: 'The reply has been taken back.' };
    },
    'PUT /tickets/:id/taker': ({ ids: [id] }) => {
      const ticket = ticketOf(id);
      if (ticket) ticket.takenBy = by;
      return { message: 'You have taken the ticket.' };
    },
    'GET /tickets/takers': () => ({ data: { data: takersOf(records) } }),
    'PUT /tickets/:id/taker/:person': ({ ids: [id, personId] }) => {
      const ticket = ticketOf(id);
      const taker = takersOf(records).find((one) => one.id === personId);
      if (ticket && taker) ticket.takenBy = taker;
      return { message: `${taker?.name} works on this ticket now.` };
    },
    'DELETE /tickets/:id/taker': ({ ids: [id] }) => {
      const ticket = ticketOf(id);
      if (ticket) ticket.takenBy = null;
      return { message: 'The ticket has been released.' };
    },
  };
}

/** What was written to a ticket, and what is done with the subject of several. */
function subjectRoutes(records: Records): Record<string, Answering> {
  const muted = new Set<string>();
  return {
    'GET /tickets/:id/messages': ({ ids: [ticketId = ''] }) => ({
      data: {
        data: having(records.messages, 'of', ticketId),
        locale: 'en',
        isMuted: muted.has(ticketId),
      },
    }),
    'PUT /tickets/:id/mute': ({ ids: [id = ''] }) => {
      muted.add(id);
      return { message: 'Later tickets about the same arrive closed.' };
    },
    'DELETE /tickets/:id/mute': ({ ids: [id = ''] }) => {
      muted.delete(id);
      return { message: 'Later tickets about the same arrive open.' };
    },
    'GET /tickets/:id/related': ({ ids: [ticketId] }) => {
      const about = records.tickets.find(({ id }) => id === ticketId)?.about;
      const same = records.tickets.filter(
        (ticket) => about && ticket.id !== ticketId && ticket.about?.id === about.id,
      );
      return {
        data: {
          data: same.map(({ id, subject, status, createdAt }) => ({
            id,
            subject,
            status,
            createdAt,
          })),
        },
      };
    },
  };
}

function moderationRoutes(records: Records): Record<string, Answering> {
  const count = (items: { userId: string }[], userId: string) =>
    items.filter((item) => item.userId === userId).length;
  return {
    'GET /users/:id/standing': ({ ids: [userId = ''] }) => {
      const sanctions = having(records.sanctions, 'of', userId);
      const notes = having(records.notes, 'of', userId);
      const pinned = notes.find(({ isPinned }) => isPinned);
      const person = records.users.find(({ id }) => id === userId);
      return {
        data: {
          memberSince: person?.createdAt ?? null,
          posts: count(records.posts, userId),
          diveLogs: count(records.diveLogs, userId),
          certificates: count(records.certificates, userId),
          ticketsBy: count(records.tickets, userId),
          ticketsAbout: records.tickets.filter(({ about }) => about?.personId === userId).length,
          notes: notes.length,
          warnings: sanctions.filter(({ kind }) => kind === 'warning').length,
          ticketReplies: 0,
          hasTwoStep: records.withTwoStep.includes(userId),
          pinnedNote: pinned ? { body: pinned.body, by: pinned.by } : null,
          locale: 'en',
          active: sanctions.find(({ kind, isActive }) => kind === 'suspension' && isActive) ?? null,
        },
      };
    },
    'GET /users/:id/notes': ({ ids: [userId] }) => {
      const notes = having(records.notes, 'of', userId);
      return { data: notes.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned)) };
    },
    'POST /users/:id/notes': ({ ids: [of = ''], json }) => {
      const note = {
        of,
        id: nextId(),
        body: String(json.body),
        isPinned: json.isPinned === true,
        by,
        at: now,
      };
      records.notes.unshift(note);
      return { status: 201, message: 'The note has been added.', data: note };
    },
    'PUT /users/:id/notes/:note': ({ ids: [, id], json }) => {
      const note = records.notes.find((one) => one.id === id);
      if (!note) return refusal(404, 'The note does not exist.');
      return { message: 'The note has been updated.', data: Object.assign(note, json) };
    },
    'DELETE /users/:id/notes/:note': ({ ids: [, id] }) => {
      records.notes = records.notes.filter((note) => note.id !== id);
      return { message: 'The note has been deleted.' };
    },
    ...sanctionRoutes(records),
  };
}

const imposedTexts = {
  message: (name: string) => `Message sent to \u2068${name}\u2069.`,
  warning: (name: string) => `\u2068${name}\u2069 has been warned.`,
  suspension: (name: string) => `\u2068${name}\u2069 has been suspended.`,
};

function sanctionRoutes(records: Records): Record<string, Answering> {
  return {
    'GET /users/:id/sanctions': ({ ids: [userId] }) => ({
      data: having(records.sanctions, 'of', userId),
    }),
    'POST /users/:id/sanctions': ({ ids: [of = ''], json }) => {
      const imposed = v.parse(sanctionCreateSchema, json);
      const isSuspension = imposed.kind === 'suspension';
      const person = records.users.find(({ id }) => id === of);
      if (isSuspension && person?.isSuspended) {
        return refusal(409, 'This person is suspended already: lift that suspension first.');
      }
      const endsAt = isSuspension ? endOf(imposed.length) : null;
      const hides = imposed.kind === 'suspension' && imposed.hidePosts === true;
      const hidden = records.posts.filter((post) => hides && post.userId === of && post.isEnabled);
      for (const post of hidden) post.isEnabled = false;
      if (isSuspension && person) {
        Object.assign(person, { isSuspended: true, suspendedUntil: endsAt });
      }
      const sanction: Records['sanctions'][number] = {
        of,
        id: nextId(),
        kind: imposed.kind,
        rule: imposed.rule ?? null,
        publicText: imposed.publicText,
        at: now,
        endsAt,
        liftedAt: null,
        isActive: isSuspension,
        hiddenPosts: hidden.length,
        internalText: imposed.internalText ?? null,
        by,
        liftedBy: null,
        ticketId: null,
        mail: null,
      };
      records.sanctions.unshift(sanction);
      const message = imposedTexts[imposed.kind](person?.fullName ?? '');
      return { status: 201, message, data: sanction };
    },
    'POST /users/:id/sanctions/preview': ({ json }) => ({
      data: {
        subject: 'A message from Buddyline',
        text: `Hello Mira,\n\n${String(json.publicText)}`,
      },
    }),
    'POST /users/:id/sanctions/:sanction/lift': ({ ids: [userId, id] }) => {
      const sanction = records.sanctions.find((one) => one.id === id);
      const person = records.users.find((one) => one.id === userId);
      if (!sanction) return refusal(404, 'There is no such sanction.');
      const { kind, isActive, hiddenPosts, liftedAt } = sanction;
      const hasEnded = kind === 'suspension' && !isActive && hiddenPosts === 0;
      if (liftedAt !== null || hasEnded) {
        return refusal(409, 'This has ended or been lifted already.');
      }
      Object.assign(sanction, { isActive: false, liftedAt: now, liftedBy: by });
      if (person && kind === 'suspension') {
        Object.assign(person, { isSuspended: false, suspendedUntil: null });
      }
      return { message: 'Lifted.' };
    },
  };
}

/** When a suspension ends that begins now: after some days, on a day, or never by itself. */
function endOf(length: string): string | null {
  if (length === 'until-lifted') return null;
  const days = /^(\d+)-days?$/.exec(length)?.[1];
  const end = days ? Date.parse(now) + Number(days) * dayMs : Date.parse(length);
  return new Date(end).toISOString();
}

function logRoutes(records: Records): Record<string, Answering> {
  return {
    'GET /dashboard': () => ({ data: dashboardOf(records) }),
    'GET /activity': withQuery(activityQuerySchema, (query) => {
      let found = having(records.activity, 'noun', query.noun);
      found = having(found, 'verb', query.verb);
      found = having(found, 'itemId', query.itemId);
      found = having(found, 'personId', query.personId);
      found = having(found, 'operationId', query.operationId);
      const { actorId, from, to } = query;
      if (actorId) found = found.filter(({ actor }) => actor?.id === actorId);
      if (from) found = found.filter(({ at }) => at !== null && at >= from);
      if (to) found = found.filter(({ at }) => at !== null && at < to);
      return onlyPart(found);
    }),
    'GET /activity/actors': () => ({ data: [by] }),
    'POST /activity/:id/undo': ({ ids: [id] }) => {
      const entry = records.activity.find((one) => one.id === id);
      if (entry?.undoneAt) return refusal(409, 'This has been undone already.');
      if (entry) Object.assign(entry, { canUndo: false, undoneAt: now });
      return { message: 'Undone.', data: { toldId: null } };
    },
    'GET /mails': withQuery(mailQuerySchema, (query) =>
      onlyPart(
        searched(having(records.mails, 'status', query.status), query.search, ({ to }) => [to]),
      ),
    ),
    'GET /mails/:id': () => ({
      data: { hasCode: false, words: { subject: 'Your ticket', text: 'We have an answer.' } },
    }),
    'POST /mails/:id/send-again': ({ ids: [id] }) => {
      const mail = records.mails.find((one) => one.id === id);
      if (mail) Object.assign(mail, { status: 'waiting', canSendAgain: false });
      return { message: 'The mail is sent again.' };
    },
    'GET /trash': withQuery(trashQuerySchema, (query) =>
      onlyPart(
        searched(having(records.trash, 'noun', query.noun), query.search, ({ label }) => [label]),
      ),
    ),
    'GET /trash/counts': () => {
      const counts: Record<string, number> = {};
      for (const { noun } of records.trash) counts[noun] = (counts[noun] ?? 0) + 1;
      return { data: counts };
    },
    'GET /trash/:id': ({ ids: [id] }) => {
      const found = records.trash.find((item) => item.id === id);
      return found
        ? { data: { ...found, item: deletedItem(found.noun) } }
        : refusal(404, 'It is not in the trash.');
    },
    'POST /trash/:id/restore': ({ ids: [id = ''] }) => {
      const found = records.trash.find((item) => item.id === id);
      const name = records.restoredBy[id];
      if (name !== undefined) return refusal(409, `${name} has restored this already.`);
      if (!found) return refusal(404, 'There is no such item in the trash.');
      records.trash = records.trash.filter((item) => item !== found);
      records.restoredBy[id] = by.name;
      return { message: 'Restored.', data: { restored: { [found.noun]: 1 }, left: {} } };
    },
    'DELETE /trash/:id': ({ ids: [id] }) => {
      records.trash = records.trash.filter((item) => item.id !== id);
      return { message: 'Deleted for good.' };
    },
  };
}

function deletedItem(noun: string): object {
  const make = {
    users: aUser,
    certificates: aCertificate,
    'dive-logs': aDiveLog,
    tickets: aTicket,
  }[noun];
  return make?.() ?? (noun === 'comments' ? aComment({ postId: nextId() }) : aPost());
}
