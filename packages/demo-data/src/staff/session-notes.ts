import type { Person } from '../rows/people.ts';
import { demoId } from '../rows/identity.ts';
import { minuteMs } from '../rows/moments.ts';
import { type DemoNote, noteOf, personName, type Week } from './notes.ts';

const daysAgo = [7, 6, 5, 4, 3, 2, 1, 0];
const refusedDaysAgo = 3;

/** Both sign in every morning; once Inês mistypes her password. */
export function makeSessionNotes(week: Week): DemoNote[] {
  const notes = daysAgo.flatMap((days) => {
    const adaComes = week.at(days, 7, week.random.int(2, 40));
    const inesComes = week.at(days, 8, week.random.int(5, 25));
    const signIns = [signIn(week, week.ada, adaComes), signIn(week, week.ines, inesComes)];
    return days === refusedDaysAgo ? [refused(week, inesComes), ...signIns] : signIns;
  });
  return notes.filter(({ at }) => at < week.now);
}

function refused(week: Week, comes: Date): DemoNote {
  const at = new Date(comes.getTime() - 0.6 * minuteMs);
  return noteOf(week.act(null, 'sessions.refuse', at), about(week.ines, null));
}

function signIn(week: Week, who: Person, at: Date): DemoNote {
  const session = demoId(week.random, at);
  return noteOf(week.act(who, 'sessions.sign-in', at), about(who, session));
}

const about = (who: Person, session: string | null) => ({
  itemId: session,
  label: personName(who),
  personId: who.row.id,
});
