import { foldSearch } from './0001-fold-search.ts';
import { usersSessionsFiles } from './0002-users-sessions-files.ts';
import { postsAndComments } from './0003-posts-and-comments.ts';
import { certificatesDiveLogsTickets } from './0004-certificates-dive-logs-tickets.ts';
import { countsAndPages } from './0005-counts-and-pages.ts';
import { vacuum } from './0006-vacuum.ts';
import { pageEstimates } from './0007-page-estimates.ts';
import { diveLogFilters } from './0008-dive-log-filters.ts';
import { ticketFilters } from './0009-ticket-filters.ts';
import { denseNewest } from './0010-dense-newest.ts';
import { usernameSkeletons } from './0011-username-skeletons.ts';
import type { Migrations } from './migration.ts';

/**
 * In order of their names. Imported one by one, because the production API is a single bundle without folders.
 * Written by `pnpm --filter @buddyline/api schema` from the files of this folder.
 */
export const migrations: Migrations = {
  '0001-fold-search': foldSearch,
  '0002-users-sessions-files': usersSessionsFiles,
  '0003-posts-and-comments': postsAndComments,
  '0004-certificates-dive-logs-tickets': certificatesDiveLogsTickets,
  '0005-counts-and-pages': countsAndPages,
  '0006-vacuum': vacuum,
  '0007-page-estimates': pageEstimates,
  '0008-dive-log-filters': diveLogFilters,
  '0009-ticket-filters': ticketFilters,
  '0010-dense-newest': denseNewest,
  '0011-username-skeletons': usernameSkeletons,
};
