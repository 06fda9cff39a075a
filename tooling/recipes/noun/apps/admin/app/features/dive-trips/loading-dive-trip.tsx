import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

/** A dive trip's page before its words are there. */
export function LoadingDiveTrip() {
  return (
    <div aria-busy className="animate-late">
      <Card>
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="mt-6 h-40" />
      </Card>
    </div>
  );
}
