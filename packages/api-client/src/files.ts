import { ApiError } from './api-error.ts';
import { pathOf } from './calls.ts';
import type { TransportOptions } from './transport.ts';

export interface FileCalls {
  /**
   * What a stored file is, 'application/pdf' say, without fetching it; null where the backend does
   * not tell. The session's file cookie opens it, as it does for the frame that then shows it.
   */
  mediaType: (resourceId: string, signal?: AbortSignal) => Promise<string | null>;
}

/** Statuses of a backend that has the file but does not answer HEAD. */
const notOffered = [405, 501];

export function fileCalls({ baseUrl, fetch = globalThis.fetch, translate }: TransportOptions) {
  const base = baseUrl.replace(/\/+$/, '');

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
    if (!ok && !notOffered.includes(status)) {
      throw new ApiError({ kind: 'http', status, message: message() });
    }
    return ok ? (headers.get('content-type')?.split(';')[0] ?? null) : null;
  }

  return { mediaType } satisfies FileCalls;
}
