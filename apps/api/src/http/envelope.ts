import type { Paged } from '@buddyline/domain/envelope';
import { totalPages } from '@buddyline/domain/paging';

/** What every call that succeeded answers. */
export interface Success<Data> {
  isSuccessful: true;
  message: string;
  data: Data;
}

/** One field that was refused: `path` as in the payload, dots between its parts. */
export interface FieldError {
  path: string;
  message: string;
}

export interface FailureBody {
  isSuccessful: false;
  message: string;
  errors?: FieldError[];
}

export function success(message: string): Success<null>;
export function success<Data>(message: string, data: Data): Success<Data>;
export function success(message: string, data: unknown = null): Success<unknown> {
  return { isSuccessful: true, message, data };
}

/** What a call says that only reads. */
export const done = /*i18n*/ { id: 'api.done', message: 'Done.' };

/** `data` of a list's answer. */
export function paged<Item>(
  data: Item[],
  total: number,
  { page, limit }: { page: number; limit: number },
): Paged<Item> {
  return { data, totalPages: totalPages(total, limit), total, page, limit };
}
