import type { Person } from '../rows/people.ts';
import { demoId } from '../rows/identity.ts';
import { minuteMs } from '../rows/moments.ts';
import { type DemoEntry, entryOf, personName, type Week } from './entries.ts';

const daysAgo = [7, 6, 5, 4, 3, 2, 1, 0];
const refusedDaysAgo = 3;

/** Both sign in every morning; once Inês mistypes her password. */
export function makeSessionEntries(week: Week): DemoEntry[] {
  const entries = daysAgo.flatMap((days) => {
    const adaComes = week.at(days, 7, week.random.int(2, 40));
    const inesComes = week.at(days, 8, week.random.int(5, 25));
    const signIns = [signIn(week, week.ada, adaComes), signIn(week, week.ines, inesComes)];
    return days === refusedDaysAgo ? [refused(week, inesComes), ...signIns] : signIns;
  });
  return entries.filter(({ at }) => at < week.now);
}

function refused(week: Week, comes: Date): DemoEntry {
  const at = new Date(comes.getTime() - 0.6 * minuteMs);
  return entryOf(week.audit(null, 'sessions.refuse', at), about(week.ines, null));
}

function signIn(week: Week, who: Person, at: Date): DemoEntry {
  const session = demoId(week.random, at);
  return entryOf(week.audit(who, 'sessions.sign-in', at), about(who, session));
}

const about = (who: Person, session: string | null) => ({
  itemId: session,
  label: personName(who),
  personId: who.row.id,
});
