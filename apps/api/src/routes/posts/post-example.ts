import { exampleOwner, exampleUser } from '../users/user-example.ts';

/** Examples for the OpenAPI document. */
const exampleShownPost = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeef1',
  userId: exampleUser.id,
  content: 'First dive at the Thistlegorm.',
  imageResourceId: null,
  likesCount: 12,
  commentsCount: 3,
  createdAt: '2026-10-02T08:15:00.000Z',
  updatedAt: '2026-10-02T08:15:00.000Z',
  Owner: exampleOwner,
};

export const examplePublicPost = { ...exampleShownPost, imageWidth: null, imageHeight: null };

/** In lists of staff. */
export const exampleListedPost = { ...exampleShownPost, isEnabled: true };

export const examplePost = { ...examplePublicPost, likedByMe: true, isEnabled: true };
