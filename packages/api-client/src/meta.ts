import { type Meta, metaSchema } from '@buddyline/domain/meta';
import { successSchema } from '@buddyline/domain/envelope';
import { hasStatus } from './api-error.ts';
import type { Transport } from './transport.ts';

export interface MetaCalls {
  /** What the backend offers; one without the call offers nothing beyond the specification. */
  get: (signal?: AbortSignal) => Promise<Meta>;
}

const bareBackend: Meta = { name: '', version: '', features: [] };

export function metaCalls(transport: Transport): MetaCalls {
  const answer = successSchema(metaSchema);
  return {
    async get(signal) {
      try {
        const { data } = await transport({ method: 'get', path: 'meta', answer, signal }, null);
        return data;
      } catch (error) {
        if (hasStatus(error, 404)) return bareBackend;
        throw error;
      }
    },
  };
}
