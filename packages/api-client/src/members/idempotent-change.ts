import type * as v from 'valibot';
import type { Calls, ChangeResult } from '../calls.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import type { Call } from '../transport.ts';

/** Settings of one call that creates something. */
export interface CreateOptions {
  /**
   * The Idempotency-Key, for callers that send the same again later, such as after a restart. By default
   * each call has one of its own, which also its retries have.
   */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** A POST that the API does at most once, however often it arrives. */
export type Create = <TData>(
  call: Pick<Call<never>, 'path' | 'json' | 'form'>,
  data: v.GenericSchema<unknown, TData>,
  options?: CreateOptions,
) => Promise<ChangeResult & { data: TData }>;

export function createOnce({ changeWithData }: Calls): Create {
  return (call, data, { key = newIdempotencyKey(), signal } = {}) =>
    changeWithData({ ...call, method: 'post', signal, headers: { 'Idempotency-Key': key } }, data);
}
