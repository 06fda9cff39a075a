import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

const rows = Array.from({ length: 8 }, (_, index) => `row-${index}`);

/** Skeleton rows below a day's name. */
export function LoadingActivity() {
  return (
    <div aria-busy className="animate-late">
      <Skeleton className="mb-2 h-5 w-24" />
      <Card padded={false} className="divide-y">
        {rows.map((row) => (
          <div key={row} className="flex min-h-14 items-center gap-4 px-5 py-3">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="ms-auto h-5 w-24" />
          </div>
        ))}
      </Card>
    </div>
  );
}
