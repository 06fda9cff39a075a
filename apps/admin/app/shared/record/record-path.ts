import { paths } from '../../paths.ts';

const recordPages: Record<string, ((id: string) => string) | undefined> = {
  users: paths.user,
  posts: paths.post,
  certificates: paths.certificate,
  'dive-logs': paths.diveLog,
  tickets: paths.ticket,
};

/** The page of a record; null for nouns without one, such as comments. */
export function recordPath(noun: string, id: string): string | null {
  return recordPages[noun]?.(id) ?? null;
}
