import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

/** Skeleton of the page of a dive trip. */
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
