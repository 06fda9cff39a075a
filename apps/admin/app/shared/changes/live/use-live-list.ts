import { hasStatus } from '@buddyline/api-client/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Announcement, useChanges } from './announced-changes.ts';
import {
  changeInPlace,
  fetchAgain,
  itemsOf,
  type ListedItem,
  listOnScreen,
} from './list-on-screen.ts';

/** A list is fetched again at most this often, however much changes, ms. */
const quietMs = 2_000;
/** A change is announced so long after it at most, ms. */
const lagMs = 5_000;

interface Watched {
  listKey: readonly unknown[];
  noun: string;
  /** Reads an item that is not in the list any more. */
  readItem: (id: string) => Promise<ListedItem>;
}

/**
 * Keeps the list on the screen up to date, but moves nothing: what is shown is changed in place, and what is
 * new is counted until it is asked for.
 */
export function useLiveList({ listKey, noun, readItem }: Watched) {
  const client = useQueryClient();
  /** The new items of a list, of the time at which it was fetched. */
  const [found, setFound] = useState({ hash: '', fetchedAt: 0, count: 0 });
  /** When each item was announced. */
  const announced = useRef(new Map<string, number>());
  const allAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function look(): Promise<void> {
    const list = listOnScreen(client, listKey);
    if (list === undefined) return;
    const fetchedAt = list.state.dataUpdatedAt;
    const isNews = (id: string) =>
      Math.max(announced.current.get(id) ?? 0, allAt.current) > fetchedAt - lagMs;
    const fresh = await fetchAgain(client, list);
    const shown = new Set(itemsOf(list).map(({ id }) => id));
    const still = new Set(fresh.map(({ id }) => id));
    // It does not match the list's filters any more, is on another page, or was deleted.
    const missing = [...shown].filter((id) => !still.has(id) && isNews(id));
    const others = await Promise.allSettled(missing.map(readItem));
    const changed = others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const gone = missing.filter((_, at) => isDeleted(others[at]));
    if (list.state.dataUpdatedAt !== fetchedAt) return;
    changeInPlace(client, list, { changed: [...fresh, ...changed], gone });
    const count = fresh.filter(({ id }) => isNews(id) && !shown.has(id)).length;
    setFound({ hash: list.queryHash, fetchedAt, count });
  }

  /** The first at once, then at most one in two seconds. */
  function lookSoon(): void {
    isWaiting.current = true;
    if (timer.current !== undefined) return;
    const next = () => {
      timer.current = undefined;
      if (!isWaiting.current) return;
      isWaiting.current = false;
      // Offline: the list is fetched again after the next change.
      look().catch(() => undefined);
      timer.current = setTimeout(next, quietMs);
    };
    next();
  }

  useChanges(({ changes, isAll }: Announcement) => {
    const own = changes.filter((change) => change.noun === noun);
    for (const { id } of own) announced.current.set(id, Date.now());
    if (isAll) allAt.current = Date.now();
    if (own.length > 0 || isAll) lookSoon();
  });

  const list = listOnScreen(client, listKey);
  const isOfThis = list?.queryHash === found.hash && list.state.dataUpdatedAt === found.fetchedAt;
  return {
    count: isOfThis ? found.count : 0,
    show: () => list?.fetch(),
  };
}

const isDeleted = (outcome: PromiseSettledResult<unknown> | undefined): boolean =>
  outcome?.status === 'rejected' && hasStatus(outcome.reason, 404);
