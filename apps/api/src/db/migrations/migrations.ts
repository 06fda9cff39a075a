import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
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

/** Forward only: what has been released is never edited, a mistake is mended by the next one. */
const forward = (text: string | (() => string)): Migration => ({
  up: async (db) => {
    await sql.raw(typeof text === 'string' ? text : text()).execute(db);
  },
});

/** In order of their names. Imported one by one, because the production API is a single bundle without folders. */
export const migrations: Record<string, Migration> = {
  '0001-fold-search': forward(foldSearch),
  '0002-users-sessions-files': forward(usersSessionsFiles),
  '0003-posts-and-comments': forward(postsAndComments),
  '0004-certificates-dive-logs-tickets': forward(certificatesDiveLogsTickets),
  '0005-counts-and-pages': forward(countsAndPages),
  '0006-vacuum': forward(vacuum),
  '0007-page-estimates': forward(pageEstimates),
  '0008-dive-log-filters': forward(diveLogFilters),
  '0009-ticket-filters': forward(ticketFilters),
  '0010-dense-newest': forward(denseNewest),
};
