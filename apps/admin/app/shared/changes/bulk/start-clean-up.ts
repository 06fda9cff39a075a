import type { LastDay } from '@buddyline/domain/user-comment';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { v4 as uuidv4 } from 'uuid';
import { itemKey } from '../../query/item-caches.ts';
import { cleanUpTexts } from './run-texts.ts';
import { bulkCalls } from './calls.ts';
import type { Calls } from './run-items.ts';
import { startRun } from './run.ts';
import { undoChanges } from './undo-changes.ts';

/** Deletes posts and comments of a person in one operation with one undo. Only with the feature 'user-comments'. */
export function startCleanUp(client: QueryClient, { posts, comments }: LastDay): void {
  const names = new Map([
    ...posts.map((id) => [id, t`A post`] as const),
    ...comments.map((id) => [id, t`A comment`] as const),
  ]);
  startRun({
    client,
    names,
    texts: cleanUpTexts,
    calls: cleanUpCalls(new Set(posts)),
    onDone: (ids) => {
      for (const id of ids) client.removeQueries({ queryKey: itemKey('posts', id) });
    },
    undo: (done) =>
      undoChanges({
        client,
        names: new Map(done.map(({ id, undo = '' }) => [undo, names.get(id) ?? id])),
      }),
  });
}

/** All calls share one operation, so that what is unknown of a lost call is sent again and done once. */
function cleanUpCalls(posts: ReadonlySet<string>): Calls {
  const operationId = uuidv4();
  const ofPosts = bulkCalls({ action: 'posts.delete', operationId });
  const ofComments = bulkCalls({ action: 'comments.delete', operationId });
  return {
    ...ofPosts,
    send: async (ids) => {
      const { true: postIds = [], false: commentIds = [] } = Object.groupBy(ids, (id) =>
        posts.has(id) ? 'true' : 'false',
      );
      return [
        ...(postIds.length > 0 ? await ofPosts.send(postIds) : []),
        ...(commentIds.length > 0 ? await ofComments.send(commentIds) : []),
      ];
    },
  };
}
