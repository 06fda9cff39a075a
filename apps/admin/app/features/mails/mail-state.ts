import { readLeniently } from '@buddyline/domain/lenient-query';
import { mailStatuses } from '@buddyline/domain/mail';
import { searchEntry } from '@buddyline/domain/search';
import * as v from 'valibot';

const stateSchema = v.object({ status: v.optional(v.picklist(mailStatuses)), search: searchEntry });

/** What the page keeps in its URL. */
export function readMailState(params: URLSearchParams) {
  return readLeniently(stateSchema, Object.fromEntries(params));
}
