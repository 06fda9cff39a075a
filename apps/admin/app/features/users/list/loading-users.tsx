import { pageSizes } from '@buddyline/domain/constants';
import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';
import { ThreeDots } from '@buddyline/ui/three-dots';
import { useLingui } from '@lingui/react/macro';

/** A page of skeleton rows, with the specification's three pulsing dots in place of the headers. */
export function LoadingUsers() {
  const { t } = useLingui();
  return (
    <Card padded={false}>
      <div aria-busy className="divide-y">
        <div className="grid h-11 place-content-center overflow-clip">
          <ThreeDots label={t`Loading users`} />
        </div>
        {Array.from({ length: pageSizes.users }, (_, row) => (
          <div key={row} className="flex h-15 animate-late items-center gap-3 px-5">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-5 w-36" />
            <Skeleton className="ms-auto h-5 w-1/5 max-sm:hidden" />
            <Skeleton className="ms-auto h-5 w-1/4 max-sm:hidden" />
            <Skeleton className="ms-auto h-5 w-24" />
          </div>
        ))}
      </div>
    </Card>
  );
}
