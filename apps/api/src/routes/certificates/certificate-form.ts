import { certificateCreateSchema } from '@buddyline/domain/certificate-forms';

/** The form of a new certificate, for `receiveUpload`. */
export const certificateForm = { kind: 'certificate', fields: certificateCreateSchema } as const;
