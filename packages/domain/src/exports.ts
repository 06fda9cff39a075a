/** The lists that can be exported as CSV: GET /exports/{list}.csv. */
export const exportedLists = [
  'users',
  'posts',
  'certificates',
  'divelogs',
  'tickets',
  'activity',
] as const;
export type ExportedList = (typeof exportedLists)[number];

/** The files of a diver's logbook: GET /exports/divelogs/{userId}.uddf and so on. */
export const logbookFormats = ['uddf', 'ssrf', 'csv'] as const;
export type LogbookFormat = (typeof logbookFormats)[number];

/** 'mira-2026-11-25.uddf': the name of a saved file says whose or what it is, and of which day. */
export function exportName(subject: string, day: string, extension: string): string {
  return `${subject}-${day}.${extension}`;
}
