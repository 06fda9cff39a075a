import { ApiError } from './api-error.ts';
import { pathOf } from './calls.ts';
import type { TransportOptions } from './transport.ts';

export interface FileCalls {
  /**
   * The media type of a stored file, such as 'application/pdf', without downloading it; null where
   * the backend does not send it. The session's file cookie authorises the request.
   */
  mediaType: (resourceId: string, signal?: AbortSignal) => Promise<string | null>;
}

/** Statuses of backends that have the file but do not support HEAD. */
const headUnsupported = [405, 501];

export function fileCalls({ baseUrl, fetch = globalThis.fetch, translate }: TransportOptions) {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');

  async function mediaType(resourceId: string, signal?: AbortSignal): Promise<string | null> {
    const message = () => translate('error.generic');
    const request = { method: 'HEAD', ...(signal && { signal }) };
    const response = await fetch(`${base}/${pathOf('files', resourceId)}`, request).catch(
      (cause: unknown) => {
        const kind = signal?.aborted ? 'aborted' : 'network';
        throw new ApiError({ kind, message: message(), cause });
      },
    );
    const { ok, status, headers } = response;
    if (!ok && !headUnsupported.includes(status)) {
      throw new ApiError({ kind: 'http', status, message: message() });
    }
    return ok ? (headers.get('content-type')?.split(';')[0] ?? null) : null;
  }

  return { mediaType } satisfies FileCalls;
}
