import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

/** The two cards of a profile, before its words are there. */
export function LoadingProfile() {
  return (
    <div
      aria-busy
      className="grid animate-late items-start gap-5 xl:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <Card>
        <div className="grid justify-items-center gap-3">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-6 h-10 w-full" />
        </div>
      </Card>
      <Card>
        <div className="grid gap-5 sm:grid-cols-2">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
            <Skeleton key={field} className="h-16" />
          ))}
        </div>
      </Card>
    </div>
  );
}
