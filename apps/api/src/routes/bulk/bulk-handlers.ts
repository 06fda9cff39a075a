import type { Activity, ActivityNoun, ActivityVerb } from '@buddyline/domain/activity';
import type { BulkAction, BulkRequest } from '@buddyline/domain/bulk';
import type { TicketStatus } from '@buddyline/domain/ticket';
import type { TrashNoun } from '@buddyline/domain/trash';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import type { BatchSettings } from '../../trash/batches/batch-size.ts';
import { deleteItem } from '../../trash/delete-item.ts';
import { noSuchPost } from '../posts/post-answers.ts';
import { setPostEnabled } from '../posts/posts-sql.ts';
import { noSuchTicket } from '../tickets/ticket-answers.ts';
import { statusStepOf, tellStatus } from '../tickets/tell-status.ts';
import { giveTicket } from '../tickets/queue/give-ticket.ts';
import { setTicketStatus, setTicketTriage } from '../tickets/tickets-sql.ts';

/** How a bulk action changes one item: like the noun's own route. */
export interface BulkHandler {
  noun: ActivityNoun;
  verb: ActivityVerb;
  /**
   * @returns the id that undoes it; null when there was nothing to change
   * @throws Failure why it is refused
   */
  change(transaction: Kysely<Database>, item: Item, audit: AuditContext): Promise<string | null>;
  /** Whether an entry of this noun and verb is one of this action. */
  isEntryOf(entry: Activity): boolean;
}

interface Item extends Pick<BulkRequest, 'notify' | 'priority' | 'takerId'> {
  id: string;
  trashDays: number;
  batches: BatchSettings;
  mail: Mail | null;
}

export const bulkHandlers: Readonly<Record<BulkAction, BulkHandler>> = {
  'users.delete': deleting('users'),
  'posts.show': switching(true),
  'posts.hide': switching(false),
  'posts.delete': deleting('posts'),
  'comments.delete': deleting('comments'),
  'certificates.delete': deleting('certificates'),
  'dive-logs.delete': deleting('dive-logs'),
  'tickets.open': setting('OPEN'),
  'tickets.close': setting('CLOSED'),
  'tickets.pend': setting('PENDING'),
  'tickets.prioritize': {
    noun: 'tickets',
    verb: 'update',
    change: async (transaction, { id, priority }, audit) => {
      const changed = await setTicketTriage(transaction, id, { priority }, audit);
      if (changed === undefined) throw noSuchTicket();
      return changed.undo;
    },
    isEntryOf: ({ changes }) => changes?.priority !== undefined,
  },
  'tickets.assign': giving('assign'),
  'tickets.release': giving('release'),
  'tickets.delete': deleting('tickets'),
};

/** What is gone already counts as deleted. */
function deleting(noun: TrashNoun): BulkHandler {
  return {
    noun,
    verb: 'delete',
    change: async (transaction, { id, trashDays, batches }, audit) => {
      const item = { noun, itemId: id, trashDays, ...batches };
      return (await deleteItem(transaction, item, audit)) === undefined ? null : audit.id;
    },
    isEntryOf: () => true,
  };
}

function switching(isEnabled: boolean): BulkHandler {
  return {
    noun: 'posts',
    verb: isEnabled ? 'show' : 'hide',
    change: async (transaction, { id }, audit) => {
      const changed = await setPostEnabled(transaction, id, isEnabled, audit, null);
      if (changed === undefined) throw noSuchPost();
      return changed.undo;
    },
    isEntryOf: () => true,
  };
}

function giving(verb: 'assign' | 'release'): BulkHandler {
  return {
    noun: 'tickets',
    verb,
    change: async (transaction, { id, takerId }, audit) => {
      const taker = verb === 'assign' ? (takerId ?? null) : null;
      return (await giveTicket(transaction, id, taker, audit)).undo;
    },
    isEntryOf: () => true,
  };
}

function setting(status: TicketStatus): BulkHandler {
  return {
    noun: 'tickets',
    verb: 'update',
    change: async (transaction, { id: ticketId, mail, notify }, audit) => {
      const changed = await setTicketStatus(transaction, ticketId, { status }, audit);
      if (changed === undefined) throw noSuchTicket();
      const step = statusStepOf(changed.changes);
      await tellStatus(transaction, mail, { ticketId, step, actorId: audit.actor?.id, notify });
      return changed.undo;
    },
    isEntryOf: ({ changes }) => changes?.status?.to === status,
  };
}
