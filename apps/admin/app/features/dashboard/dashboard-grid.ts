/** The dashboard's layout, shared with its skeleton. */
export const dashboardGrid = {
  all: 'grid gap-5',
  stats: 'grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4',
  /** The line below the totals. */
  statsNote: 'col-span-full h-5 -mt-1 truncate text-xs text-ink-muted sm:-mt-3',
  charts: 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]',
  recent: 'grid items-start gap-5 xl:grid-cols-2',
};
