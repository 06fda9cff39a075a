import type { Activity } from '@buddyline/domain/activity';
import { paths } from '../../paths.ts';

const pages: Record<string, ((itemId: string) => string) | undefined> = {
  users: paths.user,
  posts: paths.post,
  certificates: paths.certificate,
  'dive-logs': paths.diveLog,
  tickets: paths.ticket,
};

/**
 * Where an act's item is to be found: on its page; after a delete in the trash, by its name. Null for what has
 * no page (comments, sign-ins) or is gone for good.
 */
export function itemAddress(act: Activity, hasTrash: boolean): string | null {
  const { noun, verb, itemId, label, undoneAt } = act;
  if (verb === 'delete' && !undoneAt) {
    return hasTrash && noun !== 'sessions' ? paths.trashOf(noun, label ?? '') : null;
  }
  if (itemId === null || verb === 'purge') return null;
  return pages[noun]?.(itemId) ?? null;
}
