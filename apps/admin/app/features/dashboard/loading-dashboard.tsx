import { dashboardNouns } from '@buddyline/domain/dashboard';
import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { dashboardGrid } from './dashboard-grid.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The dashboard's skeleton. */
export function LoadingDashboard() {
  const hasQueue = useFeature('ticket-answers');
  return (
    <div aria-busy className={`${dashboardGrid.all} animate-late`}>
      {hasQueue && <Skeleton className="h-41 lg:h-20" />}
      <div className={dashboardGrid.stats}>
        {dashboardNouns.map((noun) => (
          <div
            key={noun}
            className="flex h-50 flex-col gap-2 sm:h-40 rounded-card border border-line bg-surface-raised px-5 pt-4"
          >
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-8 w-20" />
            <Skeleton className="h-4" />
          </div>
        ))}
        <div className={dashboardGrid.statsNote} />
      </div>
      <div className={dashboardGrid.charts}>
        <Card>
          <Skeleton className="h-88" />
        </Card>
        <Card>
          <Skeleton className="h-88" />
        </Card>
      </div>
      <div className={dashboardGrid.recent}>
        <LoadingList />
        <LoadingList />
      </div>
    </div>
  );
}

function LoadingList() {
  return (
    <Card>
      <div className="grid gap-5">
        <Skeleton className="h-6 w-36" />
        {rows.map((row) => (
          <Skeleton key={row} className="h-33" />
        ))}
      </div>
    </Card>
  );
}
