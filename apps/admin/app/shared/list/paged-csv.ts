import { maxPageLimit } from '@buddyline/domain/constants';
import {
  csvCells,
  csvColumns,
  type CsvColumn,
  csvHeaders,
  csvLineEnd,
  csvMark,
} from '@buddyline/domain/csv-columns';
import type { Paged } from '@buddyline/domain/envelope';
import { api } from '../../session/api.ts';
import type { FilteredList } from '../changes/select/select-state.ts';

export interface PagedCsv {
  text: string;
  /** Whether the list has more than the text. */
  isCut: boolean;
}

interface Paging {
  page: number;
  limit: number;
}

/** The most pages that are read, so that no list is read for ever. */
const mostPages = 100;

/** A list as CSV, read page by page. */
export function pagedCsv({ noun, filter }: FilteredList): Promise<PagedCsv> {
  if (noun === 'users') {
    return readAll(csvColumns.users, (paging) => api.users.list({ ...filter, ...paging }));
  }
  if (noun === 'posts') {
    return readAll(csvColumns.posts, (paging) => api.posts.list({ ...filter, ...paging }));
  }
  if (noun === 'certificates') {
    const read = (paging: Paging) => api.certificates.list({ ...filter, ...paging });
    return readAll(csvColumns.certificates, read);
  }
  if (noun === 'dive-logs') {
    return readAll(csvColumns.divelogs, (paging) => api.diveLogs.list({ ...filter, ...paging }));
  }
  return readAll(csvColumns.tickets, (paging) => api.tickets.list({ ...filter, ...paging }));
}

/**
 * @param read a page of the list
 * @throws Error if the first page cannot be read; what was read before a later failure is kept
 */
export async function readAll<Row extends { id: string }>(
  columns: readonly CsvColumn<Row>[],
  read: (paging: Paging) => Promise<Paged<Row>>,
): Promise<PagedCsv> {
  const rows = new Map<string, Row>();
  let isCut = false;
  for (let page = 1; ; page += 1) {
    const known = rows.size;
    // One after another, because the answer says whether there is another page.
    const answer = await readPage(page);
    if (answer === null) return { text: textOf(columns, rows.values()), isCut: true };
    // Rows move to the next page when others are added meanwhile.
    for (const row of answer.data) rows.set(row.id, row);
    isCut = page === mostPages && page < answer.totalPages;
    // A backend may ignore the page, and send the first one for ever.
    if (page >= answer.totalPages || isCut || rows.size === known) break;
  }
  return { text: textOf(columns, rows.values()), isCut };

  async function readPage(page: number): Promise<Paged<Row> | null> {
    try {
      return await read({ page, limit: maxPageLimit });
    } catch (error) {
      if (page === 1) throw error;
      return null;
    }
  }
}

function textOf<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [csvHeaders(columns), ...[...rows].map((row) => csvCells(columns, row))];
  return csvMark + lines.map((cells) => cells.map(quoted).join(',') + csvLineEnd).join('');
}

/** By RFC 4180. */
function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
