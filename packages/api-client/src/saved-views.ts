import {
  type SavedView,
  type SavedViewCreate,
  savedViewSchema,
  type SavedViewUpdate,
} from '@buddyline/domain/saved-view';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';
import { createOnce } from './members/idempotent-change.ts';

/** Only for backends with the feature 'views'. */
export interface SavedViewCalls {
  create: (view: SavedViewCreate) => Promise<ChangeResult & { data: SavedView }>;
  update: (viewId: string, changes: SavedViewUpdate) => Promise<ChangeResult & { data: SavedView }>;
  remove: (viewId: string) => Promise<ChangeResult>;
}

export function savedViewCalls(calls: Calls): SavedViewCalls {
  const { change, changeWithData } = calls;
  const create = createOnce(calls);
  return {
    create: (json) => create({ path: 'views', json }, savedViewSchema),
    update: (viewId, json) =>
      changeWithData({ method: 'put', path: pathOf('views', viewId), json }, savedViewSchema),
    remove: (viewId) => change({ method: 'delete', path: pathOf('views', viewId) }),
  };
}
