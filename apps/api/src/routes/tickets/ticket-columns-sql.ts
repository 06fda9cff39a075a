import { aboutCopySchema, namedPersonOrNull, type Ticket } from '@buddyline/domain/ticket';
import { type InferResult, sql } from 'kysely';
import * as v from 'valibot';
import { flag } from '../../db/statements/expressions.ts';
import { builder, selectList } from '../../db/statements/statement.ts';
import { ownerColumns, toRecord } from '../owned/record-sql.ts';
import { isReopened, takerJson } from './ticket-state-sql.ts';

/** All that `toTicket` needs; the statement must join the reporter as `users`. */
export const ticketFields = [
  'tickets.id',
  'tickets.user_id as userId',
  'tickets.subject',
  'tickets.description',
  'tickets.category',
  'tickets.status',
  'tickets.priority',
  'tickets.created_at as createdAt',
  'tickets.updated_at as updatedAt',
  'tickets.about_noun as aboutNoun',
  'tickets.about_id as aboutId',
  'tickets.about_person_id as aboutPersonId',
  'tickets.about_copy as aboutCopy',
  'tickets.is_answered as isAnswered',
  'tickets.pending_until as pendingUntil',
  'tickets.last_words_at as lastWordsAt',
  flag(sql.raw(isReopened('tickets'))).as('isReopened'),
  sql.raw(takerJson('tickets')).as('takenBy'),
  ...ownerColumns,
] as const;

const tickets = builder.selectFrom(['tickets', 'users']).select(ticketFields);
export const ticketColumns = selectList(tickets);
type TicketRow = InferResult<typeof tickets>[number];

/** A ticket as staff see it. */
export function toTicket({
  aboutNoun,
  aboutId,
  aboutPersonId,
  aboutCopy,
  isAnswered,
  isReopened: isOpenAgain,
  takenBy,
  lastWordsAt,
  ...row
}: TicketRow) {
  const record = toRecord(row);
  const status = isOpenAgain ? 'OPEN' : row.status;
  const copy = v.parse(aboutCopySchema, aboutCopy);
  const about =
    aboutNoun === null || aboutId === null
      ? null
      : { noun: aboutNoun, id: aboutId, personId: aboutPersonId, copy };
  return {
    ...record,
    status,
    pendingUntil: isOpenAgain ? null : row.pendingUntil,
    about,
    isUnanswered: status !== 'CLOSED' && !isAnswered,
    waitingSince: (lastWordsAt ?? row.createdAt).toISOString(),
    takenBy: v.parse(namedPersonOrNull, takenBy),
  };
}

/** Without what only staff know. */
export function forMember(ticket: Ticket): Ticket {
  return { ...ticket, takenBy: null, pendingUntil: null };
}
