import type { Activity } from '@buddyline/domain/activity';
import { paths } from '../../paths.ts';
import { recordPath } from '../../shared/record/record-path.ts';

/**
 * The path of an entry's item: its page, or after a delete the trash. Null for what has
 * no page (comments, sign-ins) or is gone for good.
 */
export function itemAddress(entry: Activity, hasTrash: boolean): string | null {
  const { id, noun, verb, itemId, undoneAt } = entry;
  if (verb === 'delete' && !undoneAt) {
    // The entry of a delete and the deletion have the same id.
    return hasTrash && noun !== 'sessions' ? paths.trashItem(id) : null;
  }
  if (itemId === null || verb === 'purge') return null;
  return recordPath(noun, itemId);
}
