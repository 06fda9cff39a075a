/** The frame and the cells of the glance, whose place is reserved until its code is there. */
export const glanceFrame = 'mt-5 overflow-clip rounded-card border bg-surface-raised';
export const glanceGrid = 'grid grid-cols-2 py-2 md:grid-cols-4 2xl:grid-cols-8';
export const glanceCell = 'grid h-15 min-w-0 content-center px-5';

export const glanceCells = [
  'memberSince',
  'lastSeen',
  'posts',
  'diveLogs',
  'certificates',
  'ticketsBy',
  'ticketsAbout',
  'warnings',
] as const;
