import { postContentSchema } from '@buddyline/domain/post';
import { postCreateSchema } from '@buddyline/domain/post-forms';

/** The form of a post, for `receiveUpload`. */
export const postForm = { kind: 'post', fields: postContentSchema } as const;

/** The form of a new post. */
export const newPostForm = { kind: 'post', fields: postCreateSchema } as const;

export const postFormSentence =
  'Multipart form with the field `content` and optionally a picture in the field `file`: JPEG, PNG or WebP of at most 10 MB.';
