import { pageSizes } from '@buddyline/domain/constants';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Spinner } from '@buddyline/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { postGrid } from './post-grid.ts';

/** A page of skeleton cards, or of rows where posts are rows, with the specification's spinner. */
export function LoadingPostList() {
  const { t } = useLingui();
  return (
    <div aria-busy className="relative">
      <div className={`${postGrid} animate-late`}>
        {Array.from({ length: pageSizes.posts }, (_, card) => (
          <div
            key={card}
            className="overflow-clip rounded-card border bg-surface-raised compact:h-14"
          >
            <div className="flex gap-3 p-4 pb-3 compact:py-2">
              <Skeleton className="size-10 rounded-full" />
              <Skeleton className="h-10 w-2/5" />
            </div>
            <div className="h-[3lh] px-4">
              <Skeleton className="h-full" />
            </div>
            <Skeleton className="mt-4 aspect-video rounded-none" />
            <div className="h-13" />
          </div>
        ))}
      </div>
      <div className="absolute inset-x-0 top-4 grid justify-items-center">
        <Spinner label={t`Loading posts`} size={24} />
      </div>
    </div>
  );
}
