import { certificateCreateSchema } from '@buddyline/domain/certificate-forms';
import { bounds } from '@buddyline/domain/constants';
import { newIdProperty } from '../owned/new-id.ts';

/** The form of a new certificate, for `receiveUpload`. */
export const certificateForm = { kind: 'certificate', fields: certificateCreateSchema } as const;

/** The same form for the OpenAPI document. */
export const certificateFormShape = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: bounds.titleMax, examples: ['Advanced Open Water Diver'] },
    description: { type: 'string', maxLength: bounds.descriptionMax },
    file: { type: 'string', format: 'binary' },
    ...newIdProperty,
  },
  required: ['title', 'file'],
};
