import { pageSizes } from '@buddyline/domain/constants';
import { Skeleton } from '@buddyline/ui/skeleton';
import { diveCardGrid } from './dive-card-grid.ts';

/** A page of skeleton cards, to avoid a layout shift. */
export function LoadingDiveLogs() {
  return (
    <div aria-busy className={`${diveCardGrid} animate-late`}>
      {Array.from({ length: pageSizes.diveLogs }, (_, card) => (
        <div key={card} className="overflow-clip rounded-card border border-line bg-surface-raised">
          <Skeleton className="h-28 rounded-none" />
          <div className="grid gap-4 p-4">
            <Skeleton className="h-16 w-3/5" />
            <Skeleton className="h-15" />
            <Skeleton className="h-6" />
            <Skeleton className="h-8 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
