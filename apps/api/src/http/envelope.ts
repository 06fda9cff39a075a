import type { FailureCode, Paged, SecondStepNeeded } from '@buddyline/domain/envelope';
import { totalPages } from '@buddyline/domain/paging';

/** The body of every successful response. */
export interface Success<Data> {
  isSuccessful: true;
  message: string;
  data: Data;
}

/** An invalid field: `path` in the payload, separated by dots. */
export interface FieldError {
  path: string;
  message: string;
}

export interface FailureBody {
  isSuccessful: false;
  message: string;
  errors?: FieldError[];
  code?: FailureCode;
  secondStep?: SecondStepNeeded;
}

export function success(message: string): Success<null>;
export function success<Data>(message: string, data: Data): Success<Data>;
export function success(message: string, data: unknown = null): Success<unknown> {
  return { isSuccessful: true, message, data };
}

/** The message of read-only calls. */
export const done = /*i18n*/ { id: 'api.done', message: 'Done.' };

/** `data` in the response of a list. */
export function paged<Item>(
  data: Item[],
  total: number,
  { page, limit }: { page: number; limit: number },
): Paged<Item> {
  return { data, totalPages: totalPages(total, limit), total, page, limit };
}
