import type { DiveLog } from '@buddyline/domain/dive-log';
import { csvColumns } from '@buddyline/domain/csv-columns';
import type { LogbookFormat } from '@buddyline/domain/exports';
import type { Heading, Survey } from '@buddyline/dive-files/write-uddf';
import { writeUddf } from '@buddyline/dive-files/write-uddf';
import { writeSubsurface } from '@buddyline/dive-files/write-subsurface';
import { csvOf } from './csv-stream.ts';
import { csvType } from './export-answers.ts';

export const logbookTypes: Readonly<Record<LogbookFormat, string>> = {
  uddf: 'application/xml; charset=utf-8',
  ssrf: 'application/xml; charset=utf-8',
  csv: csvType,
};

/** A logbook as a file, in pieces. CSV has every dive; the others leave out those without a date. */
export function logbookText(
  format: LogbookFormat,
  heading: Heading,
  survey: Survey,
  dives: AsyncIterable<DiveLog[]>,
): AsyncGenerator<string> {
  if (format === 'uddf') return writeUddf(heading, survey, dives);
  if (format === 'ssrf') return writeSubsurface(heading, survey, dives);
  return csvOf(csvColumns.divelogs, dives);
}
