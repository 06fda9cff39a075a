import { exampleOwner } from '../users/user-example.ts';

/** An example for the OpenAPI document. */
export const exampleComment = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeef2',
  content: 'The mast at 16 m is worth a second dive.',
  likesCount: 2,
  createdAt: '2026-10-02T09:40:00.000Z',
  Owner: exampleOwner,
};

export const exampleUserComment = {
  ...exampleComment,
  Post: {
    id: '0198c0de-7a11-7000-8000-5eadeadbeef1',
    beginning: 'First dive at the Thistlegorm.',
  },
};
