import { type SavedView, savedViewsSchema, type ViewList } from '@buddyline/domain/saved-view';
import type { Calls } from './calls.ts';

/** Only for backends with the feature 'views'. By itself, because most pages only read them. */
export function listSavedViews(
  { read }: Calls,
  list: ViewList,
  signal?: AbortSignal,
): Promise<SavedView[]> {
  return read('views', savedViewsSchema, { query: { list }, signal });
}
