import { type Meta, metaSchema } from '@buddyline/domain/meta';
import { successSchema } from '@buddyline/domain/envelope';
import { hasStatus, isUnknownPath } from './api-error.ts';
import type { Calls } from './calls.ts';
import type { SessionPort } from './session.ts';
import type { Transport } from './transport.ts';

export interface MetaCalls {
  /** The backend's features; none for a backend without this call. */
  get: (signal?: AbortSignal) => Promise<Meta>;
}

interface MetaDependencies {
  calls: Calls;
  transport: Transport;
  session: SessionPort;
}

const noFeatures: Meta = {
  name: '',
  version: '',
  features: [],
  trashDays: 0,
  requiresTwoStep: false,
};

export function metaCalls({ calls, transport, session }: MetaDependencies): MetaCalls {
  const schema = successSchema(metaSchema);

  /**
   * Sends the current token, even none: most backends need no token here, so a refresh would delay
   * it.
   */
  async function ask(signal?: AbortSignal): Promise<Meta> {
    try {
      const call = { method: 'get', path: 'meta', schema, signal } as const;
      return (await transport(call, session.accessToken())).data;
    } catch (error) {
      if (!hasStatus(error, 401) || !session.isSignedIn()) throw error;
    }
    return calls.read('meta', metaSchema, { signal });
  }

  return {
    get: (signal) =>
      ask(signal).catch((error: unknown) => {
        if (isUnknownPath(error)) return noFeatures;
        throw error;
      }),
  };
}
