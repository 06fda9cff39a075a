import type { DemoData } from '../demo-data.ts';
import { createRandom } from '../random.ts';
import { isColleague } from '../rows/people.ts';
import { makeAnswers } from './answers.ts';
import { makeDeletions } from './deletions.ts';
import { makeDiveLogEntries } from './dive-log-entries.ts';
import { type DemoEntry, openWeek, type Week } from './entries.ts';
import { makePostEntries } from './post-entries.ts';
import { makeProfileEntries } from './profile-entries.ts';
import { makeSessionEntries } from './session-entries.ts';
import { makeTicketEntries } from './ticket-entries.ts';

/**
 * What the two administrators did in the last eight days. The records are already as they left them: the
 * entries say what they were before, and here only the times of their last change are set.
 */
export function makeStaffWeek(before: DemoData, now: Date) {
  const week = openWeek(createRandom('buddyline demo staff'), now, findStaff(before));
  const isSound = ({ id }: { id: string }) => !before.plantedFindings.has(id);
  const { rows: deleted, deletes, purged, ...deletions } = makeDeletions(week, before);
  const ticketEntries = makeTicketEntries(week, before.tickets);
  const audited = new Set(ticketEntries.map(({ itemId }) => itemId));
  const { entries: answerEntries, ...answers } = makeAnswers(week, before, audited);
  const entries = [
    ...makeSessionEntries(week),
    ...ticketEntries,
    ...answerEntries,
    ...makePostEntries(week, before.posts),
    ...makeProfileEntries(week, before.people),
    ...makeDiveLogEntries(week, before.diveLogs.filter(isSound)),
    ...deletions.entries,
  ];
  return {
    data: withTimes(before, entries),
    deleted,
    deletes,
    purged,
    answers,
    entries: entries.toSorted(byTime),
  };
}

function findStaff({ people }: DemoData): Pick<Week, 'ada' | 'ines'> {
  const [ada] = people;
  const ines = people.find(isColleague);
  if (!ada || !ines) throw new Error('The demo needs two administrators');
  return { ada, ines };
}

/** Hiding and showing a post is not a change of the post, as in the API. */
function withTimes(before: DemoData, entries: readonly DemoEntry[]): DemoData {
  const changed = lastTimes(entries.filter(({ changes }) => changes !== null));
  const present = lastTimes(
    entries.map((entry) => ({ ...entry, itemId: entry.actor?.id ?? null })),
  );
  const update = <Row extends { id: string; updated_at: Date }>(row: Row): Row => {
    return { ...row, updated_at: changed.get(row.id) ?? row.updated_at };
  };
  return {
    ...before,
    people: before.people.map((person) => {
      const active = isColleague(person) ? present.get(person.row.id) : undefined;
      const { last_active_at } = person.row;
      return {
        ...person,
        row: { ...update(person.row), last_active_at: active ?? last_active_at },
      };
    }),
    diveLogs: before.diveLogs.map(update),
    tickets: before.tickets.map(update),
  };
}

function lastTimes(entries: readonly Pick<DemoEntry, 'itemId' | 'at'>[]): Map<string, Date> {
  const times = new Map<string, Date>();
  for (const { itemId, at } of entries) {
    const last = itemId === null ? undefined : times.get(itemId);
    if (itemId !== null && (last === undefined || last < at)) times.set(itemId, at);
  }
  return times;
}

const byTime = (a: DemoEntry, b: DemoEntry): number => a.at.getTime() - b.at.getTime();
