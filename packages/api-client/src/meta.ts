import { type Meta, metaSchema } from '@buddyline/domain/meta';
import { successSchema } from '@buddyline/domain/envelope';
import { hasStatus, isUnknownPath } from './api-error.ts';
import type { Calls } from './calls.ts';
import type { SessionPort } from './session.ts';
import type { Transport } from './transport.ts';

export interface MetaCalls {
  /** What the backend offers; one without the call offers nothing beyond the specification. */
  get: (signal?: AbortSignal) => Promise<Meta>;
}

interface MetaParts {
  calls: Calls;
  transport: Transport;
  session: SessionPort;
}

const bareBackend: Meta = { name: '', version: '', features: [] };

export function metaCalls({ calls, transport, session }: MetaParts): MetaCalls {
  const answer = successSchema(metaSchema);

  /** With the token that is at hand: backends that answer anybody are not waited for twice. */
  async function ask(signal?: AbortSignal): Promise<Meta> {
    try {
      const call = { method: 'get', path: 'meta', answer, signal } as const;
      return (await transport(call, session.accessToken())).data;
    } catch (error) {
      if (!hasStatus(error, 401) || !session.isSignedIn()) throw error;
    }
    return calls.read('meta', metaSchema, { signal });
  }

  return {
    get: (signal) =>
      ask(signal).catch((error: unknown) => {
        if (isUnknownPath(error)) return bareBackend;
        throw error;
      }),
  };
}
