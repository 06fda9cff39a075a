import { type Dashboard, type DashboardNoun, dashboardNouns } from '@buddyline/domain/dashboard';
import type { NounCounts } from './dashboard-sql.ts';

type Counts = Record<DashboardNoun, NounCounts>;

/** Computes the four figures and their history from the counts. */
export function dashboardFigures(counts: Counts, now: Date): Pick<Dashboard, 'stats' | 'months'> {
  const thisMonth = monthName(now, 0);
  const stat = ({
    total = 0,
    latest = 0,
    before = 0,
    [thisMonth]: newThisMonth = 0,
  }: NounCounts) => ({
    total,
    growth: growth(latest, before),
    newThisMonth,
  });
  const month = (name: string) => ({ month: name, ...eachNoun((noun) => counts[noun][name] ?? 0) });
  const names = Array.from({ length: 12 }, (_, index) => monthName(now, index - 11));
  return { stats: eachNoun((noun) => stat(counts[noun])), months: names.map(month) };
}

/** In percent with one decimal; 0 when there was nothing before. */
function growth(latest: number, before: number): number {
  return before === 0 ? 0 : Math.round(((latest - before) / before) * 1000) / 10;
}

/** 'YYYY-MM' of the month `offset` months from now, in UTC. */
function monthName(now: Date, offset: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset));
  return first.toISOString().slice(0, 7);
}

function eachNoun<Value>(valueOf: (noun: DashboardNoun) => Value): Record<DashboardNoun, Value> {
  const [users, posts, diveLogs, certifications] = dashboardNouns;
  return {
    users: valueOf(users),
    posts: valueOf(posts),
    diveLogs: valueOf(diveLogs),
    certifications: valueOf(certifications),
  };
}
