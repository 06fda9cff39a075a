import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`);

/** Skeleton rows with a symbol, two lines and a button, as in the trash and among the mails. */
export function LoadingRows() {
  return (
    <Card padded={false} className="animate-late">
      <div aria-busy className="divide-y">
        {rows.map((row) => (
          <div key={row} className="flex min-h-19 items-center gap-4 px-5 py-4">
            <Skeleton className="size-9 rounded-full" />
            <span className="grid grow gap-2">
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-4 w-1/2" />
            </span>
            <Skeleton className="h-8 w-28" />
          </div>
        ))}
      </div>
    </Card>
  );
}
