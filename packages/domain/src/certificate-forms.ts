import * as v from 'valibot';
import { certificateDescriptionSchema, certificateTitleSchema } from './certificate.ts';
import { newIdSchema } from './ids.ts';

/** The text part of POST /certificates (multipart, with the document or picture). */
export const certificateCreateSchema = v.object({
  id: newIdSchema,
  title: certificateTitleSchema,
  description: v.optional(certificateDescriptionSchema),
});
export type CertificateCreate = v.InferInput<typeof certificateCreateSchema>;

/** PUT /certificates/{id}: missing fields are unchanged, null clears the description. */
export const certificateUpdateSchema = v.object({
  title: v.optional(certificateTitleSchema),
  description: v.optional(v.nullable(certificateDescriptionSchema)),
});
export type CertificateUpdate = v.InferInput<typeof certificateUpdateSchema>;
