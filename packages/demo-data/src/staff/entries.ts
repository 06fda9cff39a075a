import type { ActivityAction, ActivityChanges } from '@buddyline/domain/activity';
import type { TrashNoun } from '@buddyline/domain/trash';
import type { Random } from '../random.ts';
import { demoId } from '../rows/identity.ts';
import { dayMs, hourMs, minuteMs } from '../rows/moments.ts';
import type { Person } from '../rows/people.ts';

/** Who does what, as the API takes it. */
export type DemoAudit = {
  /** A UUIDv7 of the time. */
  id: string;
  at: Date;
  actor: { id: string; name: string } | null;
  action: ActivityAction;
  reason: string | null;
  operationId: string | null;
  requestId: string | null;
};

/** What an entry is about. */
type Subject = { itemId: string | null; label: string | null; personId: string | null };

/** An audit entry. */
export type DemoEntry = DemoAudit &
  Subject & {
    changes: ActivityChanges | null;
    counts: Record<string, number> | null;
    undoneBy: string | null;
  };

/** A delete that the API does after it has inserted the rows, so that they lie in its trash. */
export type DemoDelete = { noun: TrashNoun; itemId: string; audit: DemoAudit };

type Circumstances = Partial<Pick<DemoAudit, 'reason' | 'operationId'>>;

/** The last days of the administrators. */
export type Week = {
  random: Random;
  now: Date;
  ada: Person;
  ines: Person;
  /** A time of day in UTC, some days before now. */
  at: (daysAgo: number, hour: number, minute: number) => Date;
  /** @param who null for the system */
  audit: (who: Person | null, action: ActivityAction, at: Date, more?: Circumstances) => DemoAudit;
};

export function openWeek(
  random: Random,
  now: Date,
  { ada, ines }: Pick<Week, 'ada' | 'ines'>,
): Week {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    random,
    now,
    ada,
    ines,
    at: (daysAgo, hour, minute) => {
      const begun = today - daysAgo * dayMs + hour * hourMs + minute * minuteMs;
      return new Date(begun + random.int(0, minuteMs - 1));
    },
    audit: (who, action, at, { reason = null, operationId = null } = {}) => ({
      id: demoId(random, at),
      at,
      actor: who && { id: who.row.id, name: personName(who) },
      action,
      reason,
      operationId,
      requestId: demoId(random, at),
    }),
  };
}

export function entryOf(
  audit: DemoAudit,
  subject: Subject,
  changes: ActivityChanges | null = null,
): DemoEntry {
  return { ...audit, ...subject, changes, counts: null, undoneBy: null };
}

export const personName = ({ row }: Person): string => row.full_name?.trim() || row.username;

/** The beginning of a text in one line, as the API writes it. */
export const labelOf = (text: string): string =>
  Array.from(Array.from(text).slice(0, 240).join('').replaceAll(/\s+/g, ' '))
    .slice(0, 120)
    .join('');

/** The newest of these rows that existed at a time; each row is taken once. */
export function takeNewest<Row extends { id: string; created_at: Date }>(
  rows: readonly Row[],
): (at: Date, fits?: (row: Row) => boolean) => Row | undefined {
  const left = rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  return (at, fits = () => true) => {
    const index = left.findIndex((row) => row.created_at < at && fits(row));
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
}
