/** One row per dive; on phones two lines: the site and the number, then the day, the depth and the duration. */
export const rowClasses =
  'grid grid-cols-[1.5rem_3.5rem_6rem_3.5rem_minmax(0,1fr)_9rem_4.5rem] items-center gap-x-4 px-4 ' +
  'max-sm:grid-cols-[1.5rem_auto_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:px-3';

const atEnd = 'text-end';
const line = 'max-sm:row-start-2';

/** The place of each cell. */
export const cellClasses = {
  number: 'text-end tabular-nums max-sm:col-start-4 max-sm:row-start-1 max-sm:text-ink-muted',
  date: `tabular-nums whitespace-nowrap max-sm:col-start-2 ${line} max-sm:text-xs max-sm:text-ink-muted`,
  time: `tabular-nums max-sm:col-start-3 ${line} max-sm:text-xs max-sm:text-ink-muted`,
  site: 'min-w-0 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-1 max-sm:font-medium',
  depth: `${atEnd} tabular-nums whitespace-nowrap max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3 max-sm:text-start max-sm:text-xs max-sm:text-ink-muted`,
  duration: `${atEnd} tabular-nums whitespace-nowrap max-sm:col-start-4 ${line} max-sm:text-xs max-sm:text-ink-muted`,
  /** A second line across all columns but the box. */
  remarks: 'col-start-2 -col-end-1 max-sm:row-start-4',
} as const;

const head = 'font-medium';
const headAtStart = `${head} text-start`;
/** On phones the headings are for screen readers. */
const wideOnly = 'max-sm:sr-only';

export const headClasses = {
  number: `${head} text-end ${wideOnly}`,
  date: `${headAtStart} ${wideOnly}`,
  time: `${headAtStart} ${wideOnly}`,
  site: `${headAtStart} max-sm:col-span-3`,
  depth: `${head} text-end ${wideOnly}`,
  duration: `${head} text-end ${wideOnly}`,
} as const;
