import type { Activity } from '@buddyline/domain/activity';
import { paths } from '../../paths.ts';
import { recordPath } from '../../shared/record/record-path.ts';

/**
 * The path to the item of an audit entry: its page, or its place in the trash after a delete. Null for items without a
 * page (comments, sign-ins) and items that are deleted for good.
 */
export function entryItemPath(entry: Activity, hasTrash: boolean): string | null {
  const { id, noun, verb, itemId, undoneAt } = entry;
  if (verb === 'delete' && !undoneAt) {
    // The entry of a delete and the deletion have the same id.
    return hasTrash && noun !== 'sessions' ? paths.trashItem(id) : null;
  }
  if (itemId === null || verb === 'purge') return null;
  return recordPath(noun, itemId);
}
