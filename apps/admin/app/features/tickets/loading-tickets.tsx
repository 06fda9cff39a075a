import { pageSizes } from '@buddyline/domain/constants';
import { Skeleton } from '@buddyline/ui/skeleton';
import { ticketGrid } from './ticket-grid.ts';

const cards = Array.from({ length: pageSizes.tickets }, (_, index) => `card-${index}`);

/** A page of skeleton cards. */
export function LoadingTickets() {
  return (
    <div aria-busy className={`${ticketGrid} animate-late`}>
      {cards.map((card) => (
        <div
          key={card}
          className="flex min-h-60 flex-col gap-3 overflow-clip rounded-card border border-line bg-surface-raised p-5 compact:h-14 compact:min-h-0 compact:px-4 compact:py-2"
        >
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-8 grow" />
          </div>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-10" />
          <Skeleton className="mt-auto h-6 w-20" />
        </div>
      ))}
    </div>
  );
}
