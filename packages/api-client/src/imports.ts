import {
  type DiveLogImport,
  diveLogImportSchema,
  diveLogImportUndoneSchema,
  type DiveLogPreview,
  diveLogPreviewSchema,
  type DiveLogTake,
  type DiveLogTaken,
  diveLogTakenSchema,
} from '@buddyline/domain/dive-log-import';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

/** Only for backends with the feature 'divelogs.import'. */
export interface ImportCalls {
  /**
   * Sends a file for the logbook of a user, and answers its preview once it was read.
   * @param id a UUIDv7 under which `progress` can be asked meanwhile
   */
  preview: (
    userId: string,
    file: File,
    options: { id: string; signal?: AbortSignal | undefined },
  ) => Promise<DiveLogPreview>;
  /** 404 until the file has begun to arrive, and when it could not be read. */
  progress: (importId: string, signal?: AbortSignal) => Promise<DiveLogImport>;
  take: (importId: string, wish: DiveLogTake) => Promise<ChangeResult & { data: DiveLogTaken }>;
  /** Moves everything that was taken to the trash. */
  undo: (importId: string) => Promise<ChangeResult>;
}

/** Not part of `ApiClient`, because few pages need it; give it that client's `calls`. */
export function importCalls({ read, changeWithData }: Calls): ImportCalls {
  return {
    async preview(userId, file, { id, signal }) {
      const form = new FormData();
      form.set('file', file);
      const query = { userId, id };
      const call = { method: 'post', path: 'divelogs/imports', query, form, signal } as const;
      return (await changeWithData(call, diveLogPreviewSchema)).data;
    },
    progress: (importId, signal) =>
      read(pathOf('divelogs', 'imports', importId), diveLogImportSchema, { signal }),
    take: (importId, json) =>
      changeWithData(
        { method: 'post', path: pathOf('divelogs', 'imports', importId), json },
        diveLogTakenSchema,
      ),
    undo: (importId) =>
      changeWithData(
        { method: 'post', path: pathOf('divelogs', 'imports', importId, 'undo') },
        diveLogImportUndoneSchema,
      ),
  };
}
