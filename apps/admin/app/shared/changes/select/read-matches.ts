import { bulkSelectionMax } from '@buddyline/domain/bulk';
import { maxPageLimit } from '@buddyline/domain/constants';
import type { Paged } from '@buddyline/domain/envelope';
import { api } from '../../../session/api.ts';
import type { Selectable, SelectableList } from './select-state.ts';

type ReadPage = (page: number) => Promise<Paged<Selectable>>;

/** Reads all items of a list page by page, or as many as can be selected. */
export async function readMatches(read: ReadPage): Promise<Selectable[]> {
  const found = new Map<string, Selectable>();
  for (let page = 1; found.size < bulkSelectionMax; page += 1) {
    const known = found.size;
    // One after another, because the answer says whether there is another page.
    const { data, totalPages } = await read(page);
    for (const item of data) found.set(item.id, item);
    // A backend may ignore the page, and send the first one for ever.
    if (page >= totalPages || found.size === known) break;
  }
  return [...found.values()].slice(0, bulkSelectionMax);
}

export function pagesOf(list: SelectableList): ReadPage {
  return (page) => {
    const paging = { page, limit: maxPageLimit };
    if ('userId' in list) return readOfUser(list.noun, list.userId, paging);
    if (list.noun === 'dive-logs') return api.diveLogs.list({ ...list.filter, ...paging });
    if (list.noun === 'tickets') return api.tickets.list({ ...list.filter, ...paging });
    if (list.noun === 'posts') return api.posts.list({ ...list.filter, ...paging });
    if (list.noun === 'users') return api.users.list({ ...list.filter, ...paging });
    return api.certificates.list({ ...list.filter, ...paging });
  };
}

function readOfUser(
  noun: Exclude<SelectableList['noun'], 'users'>,
  userId: string,
  paging: { page: number; limit: number },
): Promise<Paged<Selectable>> {
  if (noun === 'posts') return api.users.posts(userId, paging);
  if (noun === 'certificates') return api.users.certificates(userId, paging);
  if (noun === 'dive-logs') return api.users.diveLogs(userId, paging);
  return api.users.tickets(userId, paging);
}
