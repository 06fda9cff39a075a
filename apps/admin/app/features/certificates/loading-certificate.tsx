import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';

/** The skeleton of a certificate's page. */
export function LoadingCertificate() {
  return (
    <div
      aria-busy
      className="grid animate-late items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card>
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="mt-6 h-[32rem]" />
      </Card>
      <Card>
        <Skeleton className="h-40" />
      </Card>
    </div>
  );
}
