import { uuidSchema } from '@buddyline/domain/ids';
import { readLeniently } from '@buddyline/domain/lenient-query';
import { searchEntry } from '@buddyline/domain/search';
import { trashNouns } from '@buddyline/domain/trash';
import * as v from 'valibot';

const stateSchema = v.object({
  noun: v.optional(v.picklist(trashNouns)),
  by: v.optional(uuidSchema),
  search: searchEntry,
  /** The deletion whose preview is open. */
  item: v.optional(uuidSchema),
});

/** What the trash keeps in its URL. */
export function readTrashState(params: URLSearchParams) {
  const { item, ...filter } = readLeniently(stateSchema, Object.fromEntries(params));
  return { filter, item: item ?? null };
}
