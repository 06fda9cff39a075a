import { type Certificate, certificateSchema } from '@buddyline/domain/certificate';
import type { CertificateList } from '@buddyline/domain/certificate-list';
import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

export interface CertificateCalls {
  /** Filters and orders only for backends with the feature 'certificates.filters'. */
  list: (query: Partial<CertificateList>, signal?: AbortSignal) => Promise<Paged<Certificate>>;
  get: (certificateId: string, signal?: AbortSignal) => Promise<Certificate>;
  remove: (certificateId: string) => Promise<ChangeResult>;
}

export function certificateCalls({ read, change }: Calls): CertificateCalls {
  return {
    list: ({ search, ...rest }, signal) =>
      read('certificates', pagedSchema(certificateSchema), {
        query: { ...rest, query: search },
        signal,
      }),
    get: (certificateId, signal) =>
      read(pathOf('certificates', certificateId), certificateSchema, { signal }),
    remove: (certificateId) =>
      change({ method: 'delete', path: pathOf('certificates', certificateId) }),
  };
}
