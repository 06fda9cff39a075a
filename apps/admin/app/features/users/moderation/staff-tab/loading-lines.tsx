import { Skeleton } from '@buddyline/ui/skeleton';

export function LoadingLines() {
  return (
    <div aria-busy className="grid animate-late gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
