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

/** A logbook as a file, in pieces. CSV has every dive and needs no survey. */
export function logbookText(
  format: LogbookFormat,
  heading: Heading,
  survey: Survey | null,
  dives: AsyncIterable<DiveLog[]>,
): AsyncGenerator<string> {
  if (survey === null) return csvOf(csvColumns.divelogs, dives);
  if (format === 'uddf') return writeUddf(heading, survey, dives);
  return writeSubsurface(heading, survey, dives);
}
