/** The frame and the cells of the glance, whose place is reserved until its code is there. */
export const glanceFrame = 'mt-5 overflow-clip rounded-card border bg-surface-raised';
/** One row on wide screens. Its columns depend on no content, so that nothing moves when the figures arrive. */
export const glanceGrid = 'grid grid-cols-2 gap-y-2 py-1.5 md:grid-cols-4 xl:grid-cols-7 xl:px-3';
export const glanceCell = 'grid h-12 min-w-0 content-center px-5 xl:px-2';

export const glanceCells = [
  'memberSince',
  'posts',
  'diveLogs',
  'certificates',
  'ticketsBy',
  'ticketsAbout',
  'warnings',
] as const;
