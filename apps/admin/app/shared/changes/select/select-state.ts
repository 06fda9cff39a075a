import type { Certificate } from '@buddyline/domain/certificate';
import type { CertificateList } from '@buddyline/domain/certificate-list';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import type { Post } from '@buddyline/domain/post';
import type { PostList } from '@buddyline/domain/post-list';
import type { Ticket, TicketsQuery } from '@buddyline/domain/ticket';
import type { TrashItem } from '@buddyline/domain/trash';
import type { User } from '@buddyline/domain/user';
import type { UsersQuery } from '@buddyline/domain/user-list';
import type { UseQueryResult } from '@tanstack/react-query';
import { sharedValue } from '../../shared-value.ts';

export type Selectable = User | Post | Certificate | DiveLog | Ticket;
/** Of the trash: a deletion. */
export type SelectableRow = Selectable | TrashItem;

/** The matches of a search and filters. */
export type FilteredList =
  | { noun: 'posts'; filter: PostList }
  | { noun: 'certificates'; filter: CertificateList }
  | { noun: 'users'; filter: UsersQuery }
  | { noun: 'dive-logs'; filter: DiveLogList }
  | { noun: 'tickets'; filter: Omit<TicketsQuery, 'limit' | 'page'> };

/** The nouns with bulk actions; the lists of others have no select mode. */
export type SelectableNoun = FilteredList['noun'];

/** What a list shows: the matches of its search and filters, or the items of one user. */
export type SelectableList =
  | FilteredList
  | { noun: Exclude<SelectableNoun, 'users'>; userId: string };

/** A list with a select mode: one with nouns, or the trash, in which only what is shown can be selected. */
export type SelectingList = SelectableList | { noun: 'trash' };

interface ShownRows {
  data: SelectableRow[];
  total?: number | undefined;
  totalPages?: number;
}

/** A list whose items can be selected, with the page that is shown. */
export interface SelectingProps {
  list: SelectingList;
  query: UseQueryResult<ShownRows>;
}

/** What is kept of a selected item when its page of the list is left. */
export interface SelectedItem {
  id: string;
  /** '@mira', or '@mira: ' and the beginning of a post. */
  name: string;
  /** Of a post: whose it is, and its beginning, which has a direction of its own. */
  parts?: { by: string; words: string };
  /** The owner; undefined for a user. */
  userId?: string | undefined;
  /** The comments of a post, which are deleted with it. */
  comments: number;
  /** Cannot be selected: the person's own account. */
  isLocked: boolean;
  /** A person who is suspended now. */
  isSuspended?: boolean;
}

export interface Selection {
  /** The list's URL without its page number. */
  address: string;
  items: ReadonlyMap<string, SelectedItem>;
  /** The item that was toggled last, from which Shift extends. */
  last?: string | null;
  /** Collects the keys until the mode's code is fetched, which then does what they say; null from then on. */
  early: EarlyKey[] | null;
}

/** A pressed key, and the element that had the focus. */
export type EarlyKey = [key: string, at: Element | null];

/** The select mode that was started last; it is on where its list is on the screen. Null without. */
export const selection = sharedValue<Selection | null>(null);

/** A list's URL without its page number, and in the trash without the open preview. */
export function listAddress({ pathname, search }: { pathname: string; search: string }): string {
  const filter = new URLSearchParams(search);
  filter.delete('page');
  filter.delete('item');
  return `${pathname}?${filter}`;
}
