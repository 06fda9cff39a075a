import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

/** The skeleton of a ticket's page. */
export function LoadingTicket() {
  return (
    <div
      aria-busy
      className="grid animate-late items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card>
        <Skeleton className="h-6 w-32" />
        <Skeleton className="mt-3 h-8 w-2/3" />
        <Skeleton className="mt-2 h-12 max-w-prose" />
        <Skeleton className="mt-6 h-16" />
      </Card>
      <div className="grid gap-5">
        <Card>
          <Skeleton className="h-72" />
        </Card>
        <Card>
          <Skeleton className="h-36" />
        </Card>
      </div>
    </div>
  );
}
