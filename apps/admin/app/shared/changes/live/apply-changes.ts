import type { LiveChange, LiveChanges } from '@buddyline/domain/live';
import type { QueryClient } from '@tanstack/react-query';
import { type ItemNoun, itemNouns } from '../../../sections.ts';
import { storedUserId } from '../../../session/session-hints.ts';
import { allCommentsKey } from '../../query/post-changes.ts';
import {
  dashboardKey,
  itemKey,
  listKey,
  unansweredKey,
  writtenBy,
} from '../../query/item-caches.ts';
import { activityKey, trashKey } from '../../query/audit-keys.ts';
import { peopleKey, personKey, userListsKey } from '../../query/person-queries.ts';
import { announceChanges } from './announced-changes.ts';
import { hasJustChanged, rememberOwnChange } from './own-changes.ts';

/** A server that is asked after each of many changes would be asked too often, ms. */
const quietMs = 1_000;
/** Data that is younger was fetched after the window of the server's first events, ms. */
const youngMs = 10_000;

/**
 * Applies what others have changed: the record on the screen is fetched again, lists learn of it, and whatever
 * is not shown is fetched when it is shown next. While the tab is hidden it waits.
 */
export function createChanges(client: QueryClient) {
  let waiting: LiveChange[] = [];
  let mayBeAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopNoting = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') rememberOwnChange();
  });

  function run(): void {
    timer = undefined;
    // The title of a hidden tab has their number, too.
    if (mayBeAll || waiting.some(({ noun }) => noun === 'tickets')) {
      void client.invalidateQueries({ queryKey: unansweredKey });
    }
    if (document.hidden) return;
    const [changes, isAll] = [waiting, mayBeAll];
    waiting = [];
    mayBeAll = false;
    const nouns = isAll
      ? itemNouns
      : itemNouns.filter((one) => changes.some(({ noun }) => noun === one));
    for (const noun of nouns) {
      // Lists on the screen stay as they are.
      void client.invalidateQueries({ queryKey: listKey(noun), refetchType: 'none' });
      const queue = [...listKey(noun), 'queue'];
      void client.invalidateQueries({ queryKey: queue });
      void client.invalidateQueries({ ...writtenBy(noun), refetchType: 'none' });
      if (isAll) void client.invalidateQueries({ queryKey: itemKey(noun) });
    }
    if (isAll || changes.some(({ noun }) => noun === 'users')) {
      void client.invalidateQueries({ queryKey: userListsKey, refetchType: 'none' });
    }
    if (isAll || changes.some(({ noun }) => noun === 'posts' || noun === 'comments')) {
      void client.invalidateQueries({ queryKey: allCommentsKey, refetchType: 'none' });
      void client.invalidateQueries({ ...writtenBy('comments'), refetchType: 'none' });
    }
    if (isAll) void client.invalidateQueries({ queryKey: peopleKey });
    for (const { noun, id } of changes) {
      const key = noun === 'users' ? personKey(id) : isItemNoun(noun) ? itemKey(noun, id) : null;
      if (key) void client.invalidateQueries({ queryKey: key });
    }
    for (const queryKey of [dashboardKey, activityKey, trashKey]) {
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    announceChanges({ changes, isAll });
  }

  /** The first at once, then one after another. */
  function schedule(): void {
    timer ??= setTimeout(run, waiting.length > 1 || mayBeAll ? quietMs : 0);
  }

  return {
    add({ changes, isPartial }: LiveChanges): void {
      // What the person does in this tab is shown already; in another one, it is not.
      const isOwn = hasJustChanged() || client.isMutating() > 0;
      const ownId = isOwn ? storedUserId() : null;
      waiting.push(...changes.filter(({ byId }) => byId === null || byId !== ownId));
      mayBeAll ||= isPartial;
      if (waiting.length > 0 || mayBeAll) schedule();
    },
    /** The page may have been loaded long before its first touch. */
    begin(): void {
      const old = Date.now() - youngMs;
      void client.invalidateQueries({
        queryKey: itemKey('tickets'),
        predicate: ({ state }) => state.dataUpdatedAt < old,
      });
    },
    /** Changes since the last stream ended were missed. */
    reconnected(): void {
      mayBeAll = true;
      schedule();
    },
    shown: () => {
      if (!document.hidden && (waiting.length > 0 || mayBeAll)) schedule();
    },
    stop: () => {
      stopNoting();
      clearTimeout(timer);
    },
  };
}

const isItemNoun = (noun: string): noun is ItemNoun => itemNouns.some((one) => one === noun);
