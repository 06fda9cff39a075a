import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Skeleton of ten rows, with the height of real rows. */
export function LoadingDiveTrips() {
  return (
    <Card padded={false} className="animate-late">
      <div aria-busy className="divide-y pt-11">
        {rows.map((row) => (
          <div key={row} className="flex h-15 items-center gap-6 px-5">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-5 flex-1" />
            <Skeleton className="h-5 w-44" />
          </div>
        ))}
      </div>
    </Card>
  );
}
