import {
  type SavedView,
  type SavedViewCreate,
  savedViewSchema,
  savedViewsSchema,
  type SavedViewUpdate,
  type ViewList,
} from '@buddyline/domain/saved-view';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';
import { createOnce } from './members/idempotent-change.ts';

/** Only for backends with the feature 'views'. */
export interface SavedViewCalls {
  list: (list: ViewList, signal?: AbortSignal) => Promise<SavedView[]>;
  create: (view: SavedViewCreate) => Promise<ChangeResult & { data: SavedView }>;
  update: (viewId: string, changes: SavedViewUpdate) => Promise<ChangeResult & { data: SavedView }>;
  remove: (viewId: string) => Promise<ChangeResult>;
}

export function savedViewCalls(calls: Calls): SavedViewCalls {
  const { read, change, changeWithData } = calls;
  const create = createOnce(calls);
  return {
    list: (list, signal) => read('views', savedViewsSchema, { query: { list }, signal }),
    create: (json) => create({ path: 'views', json }, savedViewSchema),
    update: (viewId, json) =>
      changeWithData({ method: 'put', path: pathOf('views', viewId), json }, savedViewSchema),
    remove: (viewId) => change({ method: 'delete', path: pathOf('views', viewId) }),
  };
}
