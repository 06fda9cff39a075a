import type { ExportedList, LogbookFormat } from '@buddyline/domain/exports';
import { type Calls, pathOf } from './calls.ts';
import type { QueryValues } from './transport.ts';

export interface LogbookFile {
  content: Blob;
  /** Dives without a date, which are left out of all formats but CSV. */
  withoutDate: number;
  /** Dives that are written without a greatest depth or duration, because they have none. */
  incomplete: number;
}

/** Only for backends with the feature 'exports'. The API audits what administrators export. */
export interface ExportCalls {
  /** The current view of a list as CSV. The query is that of the list in the API: some call the search `query`. */
  list: (list: ExportedList, query: QueryValues) => Promise<Blob>;
  /** A zip with all that is a person's. */
  archive: (userId: string) => Promise<Blob>;
  /** A user's logbook. */
  logbook: (userId: string, format: LogbookFormat) => Promise<LogbookFile>;
}

/** Not part of `ApiClient`, because few pages need it; give it that client's `calls`. */
export function exportCalls({ readFile }: Calls): ExportCalls {
  return {
    list: (list, query) => readFile(pathOf('exports', `${list}.csv`), query),
    archive: (userId) => readFile(pathOf('users', userId, 'archive.zip')),
    async logbook(userId, format) {
      const counts = { withoutDate: 0, incomplete: 0 };
      const path = pathOf('exports', 'divelogs', `${userId}.${format}`);
      const content = await readFile(path, {}, (headers) => {
        counts.withoutDate = Number(headers.get('x-dives-without-date'));
        counts.incomplete = Number(headers.get('x-dives-incomplete'));
      });
      return { content, ...counts };
    },
  };
}
