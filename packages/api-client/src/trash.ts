import { type CursorPage, cursorPageSchema } from '@buddyline/domain/cursor';
import {
  type Restored,
  restoredSchema,
  type RestoreRequest,
  type TrashItem,
  trashItemSchema,
  type TrashPreview,
  trashPreviewSchema,
  type TrashQuery,
} from '@buddyline/domain/trash';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

/** The calls of the trash's page, only for backends with the feature 'trash'. */
export interface TrashCalls {
  list: (query: Partial<TrashQuery>, signal?: AbortSignal) => Promise<CursorPage<TrashItem>>;
  get: (deletionId: string, signal?: AbortSignal) => Promise<TrashPreview>;
  restore: (
    deletionId: string,
    replacements: RestoreRequest,
  ) => Promise<ChangeResult & { data: Restored }>;
  /** Deletes for good. */
  purge: (deletionId: string) => Promise<ChangeResult>;
}

export function trashCalls({ read, change, changeWithData }: Calls): TrashCalls {
  return {
    list: (query, signal) => read('trash', cursorPageSchema(trashItemSchema), { query, signal }),
    get: (deletionId, signal) => read(pathOf('trash', deletionId), trashPreviewSchema, { signal }),
    restore: (deletionId, replacements) =>
      changeWithData(
        { method: 'post', path: pathOf('trash', deletionId, 'restore'), json: replacements },
        restoredSchema,
      ),
    purge: (deletionId) => change({ method: 'delete', path: pathOf('trash', deletionId) }),
  };
}
