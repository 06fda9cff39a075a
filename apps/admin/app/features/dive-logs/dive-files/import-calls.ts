import { importCalls } from '@buddyline/api-client/imports';
import type { DiveLogTake } from '@buddyline/domain/dive-log-import';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { watchSession } from '../../../session/watch-session.ts';
import { refreshEverything } from '../../../shared/changes/undo-mutation.ts';
import { offerWhenFetched } from '../../../shared/changes/when-fetched.ts';

/** A file that is imported into a user's logbook. */
export interface DiveFile {
  /** Made by the panel, so that it can ask for the progress before the file has arrived. */
  id: string;
  userId: string;
  file: File;
}

/** How often the progress is asked for. */
const progressMs = 500;

const imports = () => importCalls(api.calls);

/** Sends the file; leaving the dialog aborts it. A query, because its errors are shown in place. */
export function previewQuery({ id, userId, file }: DiveFile) {
  return queryOptions({
    queryKey: ['dive-file', id],
    queryFn: ({ signal }) => imports().preview(userId, file, { id, signal }),
    // A file is never sent again by itself.
    enabled: ({ state }) => state.status === 'pending',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** The progress of sending and reading the file. It has no data until the file begins to arrive. */
export function progressQuery({ id }: Pick<DiveFile, 'id'>) {
  return queryOptions({
    queryKey: ['dive-file', id, 'progress'],
    queryFn: ({ signal }) => imports().progress(id, signal),
    refetchInterval: progressMs,
    gcTime: 0,
    retry: false,
  });
}

export function takeMutation(importId: string) {
  return mutationOptions({
    onMutate: () => ({ isSameSession: watchSession() }),
    mutationFn: async (request: DiveLogTake) => (await imports().take(importId, request)).data,
  });
}

function undoImportMutation(client: QueryClient) {
  return mutationOptions({
    meta: { isUndo: true },
    mutationFn: (importId: string) => imports().undo(importId),
    onSettled: () => refreshEverything(client),
  });
}

/** One Undo for all dives that were taken: in a toast, beside the list's count, and by the key `z`. */
export function offerUndoOfImport(
  client: QueryClient,
  importId: string,
  { text, isSameSession }: { text: string; isSameSession: () => boolean },
): Promise<void> {
  const undo = () =>
    client.getMutationCache().build(client, undoImportMutation(client)).execute(importId);
  return offerWhenFetched(
    text,
    ({ announceUndoable }) => announceUndoable({ text, undo }),
    isSameSession,
  );
}
