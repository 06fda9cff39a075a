import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

/** The skeleton of a profile's two cards. */
export function LoadingProfile() {
  return (
    <div
      aria-busy
      className="grid animate-late items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <Card>
        <div className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-5 w-24" />
          </div>
        </div>
        <Skeleton className="mt-3 h-26" />
      </Card>
      <Card>
        <Skeleton className="mb-4 h-9 w-48" />
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
            <Skeleton key={field} className="h-10" />
          ))}
        </div>
      </Card>
    </div>
  );
}
