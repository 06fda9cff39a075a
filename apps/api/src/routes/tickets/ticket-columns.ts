import {
  aboutCopySchema,
  namedPersonOrNull,
  type Ticket,
  type TicketStatus,
} from '@buddyline/domain/ticket';
import * as v from 'valibot';
import { columnsOf, flagAs, jsonAs, withColumns } from '../../db/statements/columns.ts';
import { ownerColumns, type RecordRow, toRecord } from '../owned/record-sql.ts';
import { isReopened, takerJson } from './ticket-state-sql.ts';

const own = columnsOf('tickets', {
  id: 'id',
  userId: 'user_id',
  subject: 'subject',
  description: 'description',
  category: 'category',
  status: 'status',
  priority: 'priority',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  aboutNoun: 'about_noun',
  aboutId: 'about_id',
  aboutPersonId: 'about_person_id',
  aboutCopy: 'about_copy',
  isAnswered: 'is_answered',
  pendingUntil: 'pending_until',
  lastWordsAt: 'last_words_at',
});
const derived = withColumns(
  flagAs('isReopened', isReopened('tickets')),
  jsonAs('takenBy', takerJson('tickets')),
);

/** All that `toTicket` needs; the statement must join the reporter as `users`. */
export const ticketColumns = withColumns(withColumns(own, derived), ownerColumns);

export interface TicketRow extends RecordRow {
  userId: string;
  subject: string;
  description: string;
  category: Ticket['category'];
  status: TicketStatus;
  priority: Ticket['priority'];
  aboutNoun: string | null;
  aboutId: string | null;
  aboutPersonId: string | null;
  aboutCopy: unknown;
  isAnswered: boolean;
  pendingUntil: string | null;
  isReopened: boolean;
  takenBy: unknown;
  lastWordsAt: Date | null;
}

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
