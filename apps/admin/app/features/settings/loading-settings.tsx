import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

export function LoadingSettings() {
  return (
    <Card className="animate-late">
      <div aria-busy className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="size-28 rounded-full sm:col-span-2" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-28 sm:col-span-2" />
      </div>
    </Card>
  );
}
