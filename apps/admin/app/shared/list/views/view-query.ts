import { certificateListSchema } from '@buddyline/domain/certificate-list';
import { diveLogListSchema } from '@buddyline/domain/dive-log-filters';
import { postListSchema } from '@buddyline/domain/post-list';
import { ticketsQuerySchema } from '@buddyline/domain/ticket';
import { usersQuerySchema } from '@buddyline/domain/user-list';
import * as v from 'valibot';
import type { SelectableNoun } from '../../changes/select/select-state.ts';

const entriesOf: Record<SelectableNoun, v.ObjectEntries> = {
  users: usersQuerySchema.entries,
  posts: postListSchema.entries,
  certificates: certificateListSchema.entries,
  'dive-logs': diveLogListSchema.entries,
  tickets: ticketsQuerySchema.entries,
};

/** What a view keeps of an address: the search, filters and order that the list has understood; not the page. */
export function viewQuery(noun: SelectableNoun, search: string): string {
  const entries = entriesOf[noun];
  const params = [...new Map(new URLSearchParams(search))].filter(([name, value]) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    const isPaging = name === 'page' || name === 'limit';
    return entry !== undefined && !isPaging && value !== '' && v.safeParse(entry, value).success;
  });
  return new URLSearchParams(params).toString();
}
