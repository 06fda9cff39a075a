import { failureSchema } from '@buddyline/domain/envelope';
import type { Translate } from '@buddyline/domain/issues';
import type { MessageKey } from '@buddyline/domain/messages';
import ky from 'ky';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';

const timeoutMs = 30_000;

export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Call<TResponse> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Relative to the base URL, without a leading slash. */
  path: string;
  /** The schema of the whole envelope. */
  schema: v.GenericSchema<unknown, TResponse>;
  query?: QueryValues | undefined;
  json?: unknown;
  form?: FormData | undefined;
  signal?: AbortSignal | undefined;
  /** Further headers, such as `Prefer`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sends and accepts the session's cookies, even across origins. */
  withCookies?: boolean | undefined;
  /** The message when the response has none. */
  fallback?: MessageKey | undefined;
  /** The response is a file and no envelope; `schema` gets a Blob, with a byte order mark if it has one. */
  isFile?: boolean | undefined;
  /** Called with the headers of a successful response. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}

export interface TransportOptions {
  /** The API's base, such as `/api`. */
  baseUrl: string;
  locale: () => string;
  translate: Translate;
  fetch?: typeof globalThis.fetch | undefined;
}

/** Sends one request and parses its response; every failure is an ApiError. */
export type Transport = <TResponse>(
  call: Call<TResponse>,
  token: string | null,
) => Promise<TResponse>;

export function createTransport({
  baseUrl,
  locale,
  translate,
  fetch,
}: TransportOptions): Transport {
  const http = ky.create({
    baseUrl: `${baseUrl.replace(/(?<!\/)\/+$/, '')}/`,
    retry: 0,
    throwHttpErrors: false,
    ...(fetch && { fetch }),
  });

  function request<TResponse>(call: Call<TResponse>, token: string | null): Promise<Response> {
    return http(call.path, {
      method: call.method,
      searchParams: searchParams(call.query),
      json: call.json,
      ...(call.form && { body: call.form }),
      ...(call.signal && { signal: call.signal }),
      credentials: call.withCookies ? 'include' : 'same-origin',
      // A large file may take minutes, in both directions; the caller can abort it.
      timeout: call.form || call.isFile ? false : timeoutMs,
      headers: {
        Accept: call.isFile ? '*/*' : 'application/json',
        'Accept-Language': locale(),
        ...call.headers,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    });
  }

  return async (call, token) => {
    // Translated only on failure, because the panel's catalogs load in parallel with the first
    // call.
    const fallback = () => translate(call.fallback ?? 'error.generic');
    let response: Response;
    let content: unknown;
    try {
      response = await request(call, token);
      const isFile = call.isFile === true && response.ok;
      content = isFile ? await response.blob() : parseJson(await response.text());
    } catch (cause) {
      if (call.signal?.aborted) {
        throw new ApiError({ kind: 'aborted', message: translate('call.given-up'), cause });
      }
      throw new ApiError({ kind: 'network', message: fallback(), cause });
    }
    const failure = readFailure(response, content, fallback);
    if (failure) throw failure;
    call.onHeaders?.(response.headers);
    const parsed = v.safeParse(call.schema, content);
    if (parsed.success) return parsed.output;
    throw new ApiError({
      kind: 'invalid',
      status: response.status,
      message: translate('error.invalid-answer'),
      requestId: requestId(response),
      cause: new v.ValiError(parsed.issues),
    });
  };
}

/** An empty body, which some backends send for a DELETE, counts as one without a message. */
function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An error by status, or by `isSuccessful: false` whatever the status. */
function readFailure(response: Response, body: unknown, fallback: () => string): ApiError | null {
  const failure = v.safeParse(failureSchema, body);
  const isRefused = failure.success && isMarkedFailed(body);
  if (response.ok && !isRefused) return null;
  return new ApiError({
    kind: 'http',
    status: response.status,
    message: (failure.success && failure.output.message) || fallback(),
    fields: failure.success ? failure.output.errors : [],
    code: failure.success ? failure.output.code : undefined,
    secondStep: failure.success ? failure.output.secondStep : undefined,
    retryAfter: retryAfter(response),
    requestId: requestId(response),
  });
}

function isMarkedFailed(body: unknown): boolean {
  return v.is(v.object({ isSuccessful: v.literal(false) }), body);
}

/** In seconds, or as a date, which a proxy may send (RFC 9110). */
function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function requestId(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined;
}

function searchParams(query: QueryValues = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  return params;
}
