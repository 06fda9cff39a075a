import { type Certificate, certificateSchema } from '@buddyline/domain/certificate';
import type { CertificateCreate, CertificateUpdate } from '@buddyline/domain/certificate-forms';
import { type Calls, type ChangeResult, pathOf } from '../calls.ts';
import { certificateCalls, type CertificateCalls } from '../certificates.ts';
import { createOnce, type CreateOptions } from './idempotent-change.ts';

export type NewCertificate = CertificateCreate & {
  /** A PDF or a picture. */
  file: File;
};

export interface MemberCertificateCalls extends Pick<CertificateCalls, 'get' | 'remove'> {
  create: (
    certificate: NewCertificate,
    options?: CreateOptions,
  ) => Promise<ChangeResult & { data: Certificate }>;
  update: (certificateId: string, changes: CertificateUpdate) => Promise<ChangeResult>;
}

export function memberCertificateCalls(calls: Calls): MemberCertificateCalls {
  const { get, remove } = certificateCalls(calls);
  const create = createOnce(calls);
  return {
    get,
    remove,
    create: ({ file, ...texts }, options) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(texts)) {
        if (text !== undefined) form.set(name, text);
      }
      form.set('file', file);
      return create({ path: 'certificates', form }, certificateSchema, options);
    },
    update: (certificateId, changes) =>
      calls.change({ method: 'put', path: pathOf('certificates', certificateId), json: changes }),
  };
}
