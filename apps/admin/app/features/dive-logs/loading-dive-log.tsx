import { Skeleton } from '@buddyline/ui/skeleton';

/** The skeleton of a dive log's page. */
export function LoadingDiveLog() {
  return (
    <div aria-busy className="grid animate-late gap-5">
      <Skeleton className="h-16 w-80 max-w-full" />
      <Skeleton className="h-48 rounded-card lg:h-29" />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-[40rem] rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
