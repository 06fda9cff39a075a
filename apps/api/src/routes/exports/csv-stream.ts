import { setImmediate } from 'node:timers/promises';
import {
  type CsvColumn,
  csvCells,
  csvHeaders,
  csvLineEnd,
  csvMark,
} from '@buddyline/domain/csv-columns';
import { stringify } from 'csv-stringify/sync';

/** Few enough to be written without blocking other requests. */
const rowsPerPiece = 100;

/** A list as CSV by RFC 4180, in UTF-8 with a byte order mark, written as it is read. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvMark + lines([csvHeaders(columns)]);
  for await (const rows of batches) {
    for (let at = 0; at < rows.length; at += rowsPerPiece) {
      const piece = rows.slice(at, at + rowsPerPiece);
      yield lines(piece.map((row) => csvCells(columns, row)));
      await setImmediate();
    }
  }
}

function lines(cells: string[][]): string {
  // A single line feed is no end of a line here, but other programs take it for one.
  return stringify(cells, { record_delimiter: csvLineEnd, quoted_match: /[\r\n]/ });
}
