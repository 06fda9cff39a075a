import type { DemoData } from '../demo-data.ts';
import { createRandom } from '../random.ts';
import { isColleague } from '../rows/people.ts';
import { makeAnswers } from './answers.ts';
import { makeDeletions } from './deletions.ts';
import { makeDiveLogNotes } from './dive-log-notes.ts';
import { type DemoNote, openWeek, type Week } from './notes.ts';
import { makePostNotes } from './post-notes.ts';
import { makeProfileNotes } from './profile-notes.ts';
import { makeSessionNotes } from './session-notes.ts';
import { makeTicketNotes } from './ticket-notes.ts';

/**
 * What the two administrators did in the last eight days. The records are already as they left them: the
 * notes say what they were before, and here only the times of their last change are set.
 */
export function makeStaffWeek(before: DemoData, now: Date) {
  const week = openWeek(createRandom('buddyline demo staff'), now, findStaff(before));
  const isSound = ({ id }: { id: string }) => !before.plantedFindings.has(id);
  const { rows: deleted, deletes, purged, ...deletions } = makeDeletions(week, before);
  const ticketNotes = makeTicketNotes(week, before.tickets);
  const noted = new Set(ticketNotes.map(({ itemId }) => itemId));
  const { notes: answerNotes, ...answers } = makeAnswers(week, before, noted);
  const notes = [
    ...makeSessionNotes(week),
    ...ticketNotes,
    ...answerNotes,
    ...makePostNotes(week, before.posts),
    ...makeProfileNotes(week, before.people),
    ...makeDiveLogNotes(week, before.diveLogs.filter(isSound)),
    ...deletions.notes,
  ];
  return {
    data: withTimes(before, notes),
    deleted,
    deletes,
    purged,
    answers,
    notes: notes.toSorted(byTime),
  };
}

function findStaff({ people }: DemoData): Pick<Week, 'ada' | 'ines'> {
  const [ada] = people;
  const ines = people.find(isColleague);
  if (!ada || !ines) throw new Error('The demo needs two administrators');
  return { ada, ines };
}

/** Hiding and showing a post is not a change of the post, as in the API. */
function withTimes(before: DemoData, notes: readonly DemoNote[]): DemoData {
  const changed = lastTimes(notes.filter(({ changes }) => changes !== null));
  const present = lastTimes(notes.map((note) => ({ ...note, itemId: note.actor?.id ?? null })));
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

function lastTimes(notes: readonly Pick<DemoNote, 'itemId' | 'at'>[]): Map<string, Date> {
  const times = new Map<string, Date>();
  for (const { itemId, at } of notes) {
    const last = itemId === null ? undefined : times.get(itemId);
    if (itemId !== null && (last === undefined || last < at)) times.set(itemId, at);
  }
  return times;
}

const byTime = (a: DemoNote, b: DemoNote): number => a.at.getTime() - b.at.getTime();
