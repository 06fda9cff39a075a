import { isDeepStrictEqual } from 'node:util';
import type { ActivityChanges, ActivityNoun } from '@buddyline/domain/activity';
import { keysOf } from '@buddyline/domain/keys';
import {
  namedPersonOrNull,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '@buddyline/domain/ticket';
import { postEnableSchema } from '@buddyline/domain/post';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { findDiveLog, updateDiveLog } from '../dive-logs/dive-logs-sql.ts';
import { findPost, setPostEnabled, updatePost } from '../posts/posts-sql.ts';
import { giveTicket } from '../tickets/queue/give-ticket.ts';
import { findTicket, setTicketStatus, setTicketTriage } from '../tickets/tickets-sql.ts';
import { editUser, mayChangeLevel } from '../users/edit-user.ts';
import { findUser, lockFullAdministrators } from '../users/users-sql.ts';
import { usernameTakenSince } from './activity-answers.ts';

/** Fields under their names in the responses. */
export type Fields = Readonly<Record<string, unknown>>;

interface PutBack {
  /** The item as in the responses. */
  find: (transaction: Kysely<Database>, id: string) => Promise<object | undefined>;
  /** Locks what `update` locks before the item, to avoid deadlocks. */
  lock?: (transaction: Kysely<Database>, fields: Fields) => Promise<unknown>;
  /** The noun's own update. */
  update: (
    transaction: Kysely<Database>,
    id: string,
    fields: Fields,
    audit: AuditContext,
  ) => Promise<Audited<unknown> | undefined>;
}

const ticketFields = v.object({
  status: v.optional(v.picklist(ticketStatuses)),
  pendingUntil: v.optional(v.nullable(v.string())),
  category: v.optional(v.picklist(ticketCategories)),
  priority: v.optional(v.picklist(ticketPriorities)),
  takenBy: v.optional(namedPersonOrNull),
});

/** How the changed fields of each noun are put back. */
const putBack = {
  users: {
    find: findUser,
    lock: (transaction, fields) =>
      mayChangeLevel(fields) ? lockFullAdministrators(transaction) : Promise.resolve(),
    // Whether the caller may change the level, and has proved who they are, was asked before.
    update: (transaction, id, fields, audit) =>
      editUser(transaction, id, fields, { update: audit, changeLevel: async () => audit }).catch(
        explainTakenUsername,
      ),
  },
  posts: {
    find: findPost,
    update: (transaction, id, fields, audit) => {
      if ('isEnabled' in fields) {
        return setPostEnabled(
          transaction,
          id,
          v.parse(postEnableSchema, fields).isEnabled,
          audit,
          null,
        );
      }
      const { content } = v.parse(v.object({ content: v.string() }), fields);
      return updatePost(transaction, id, { content, imageResourceId: null }, audit, null);
    },
  },
  'dive-logs': { find: findDiveLog, update: updateDiveLog },
  tickets: {
    find: findTicket,
    update: async (transaction, id, fields, audit) => {
      const { status, pendingUntil, takenBy, ...triage } = v.parse(ticketFields, fields);
      if (takenBy !== undefined) {
        return giveTicket(transaction, id, takenBy?.id ?? null, audit);
      }
      if (Object.keys(triage).length > 0) return setTicketTriage(transaction, id, triage, audit);
      const current = await findTicket(transaction, id);
      const former = status ?? v.parse(ticketFields, current).status;
      if (former === undefined) return undefined;
      return setTicketStatus(transaction, id, { status: former, pendingUntil }, audit);
    },
  },
} satisfies Partial<Record<ActivityNoun, PutBack>>;

export const putBackNouns = keysOf(putBack);

/** @returns undefined for nouns whose changes are never put back */
export function putBackOf(noun: string): (PutBack & { noun: keyof typeof putBack }) | undefined {
  for (const one of putBackNouns) if (one === noun) return { ...putBack[one], noun: one };
  return undefined;
}

/**
 * Whether a field still has the value that a change set. Of a long text the entry has only the beginning, and a person
 * may be called otherwise by now.
 */
export function isStill(current: unknown, audited: ActivityChanges[string]['to']): boolean {
  if (typeof audited === 'object' && audited !== null && 'text' in audited) {
    if (typeof current !== 'string' || !current.startsWith(audited.text)) return false;
    return Array.from(current).length === audited.length;
  }
  if (typeof audited === 'object' && audited !== null && 'id' in audited) {
    return v.is(v.object({ id: v.literal(audited.id) }), current);
  }
  return isDeepStrictEqual(current, audited);
}

function explainTakenUsername(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  throw errorCode(cause) === '23505' ? usernameTakenSince() : error;
}
