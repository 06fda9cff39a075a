import { bounds } from '@buddyline/domain/constants';
import { newIdProperty } from '../owned/new-id.ts';
import { postContentSchema, postCreateSchema } from '@buddyline/domain/post';

/** The form of a post, for `receiveUpload`. */
export const postForm = { kind: 'post', fields: postContentSchema } as const;

/** The form of a new post. */
export const newPostForm = { kind: 'post', fields: postCreateSchema } as const;

/** The same forms for the OpenAPI document. */
export const postFormShape = {
  type: 'object',
  properties: {
    content: {
      type: 'string',
      minLength: 1,
      maxLength: bounds.postContentMax,
      examples: ['First dive at the Thistlegorm.'],
    },
    file: { type: 'string', format: 'binary' },
  },
  required: ['content'],
};

export const newPostFormShape = {
  ...postFormShape,
  properties: { ...postFormShape.properties, ...newIdProperty },
};

export const postFormSentence =
  'Multipart form with the field `content` and optionally a picture in the field `file`: JPEG, PNG or WebP of at most 10 MB.';
