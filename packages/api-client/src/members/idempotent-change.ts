import type * as v from 'valibot';
import type { Calls, ChangeResult } from '../calls.ts';
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
  return (call, data, { key = newKey(), signal } = {}) =>
    changeWithData({ ...call, method: 'post', signal, headers: { 'Idempotency-Key': key } }, data);
}

/** An Idempotency-Key of 128 random bits. `crypto.randomUUID()` does not exist on pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
