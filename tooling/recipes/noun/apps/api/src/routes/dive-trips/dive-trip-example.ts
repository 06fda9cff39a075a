import { exampleOwner, exampleUser } from '../users/user-example.ts';

/** Example for the OpenAPI document. */
export const exampleDiveTrip = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeefa',
  userId: exampleUser.id,
  title: 'A week in Dahab',
  description: 'Two dives a day, from the shore.',
  createdAt: '2026-10-02T08:15:00.000Z',
  updatedAt: '2026-10-02T08:15:00.000Z',
  Owner: exampleOwner,
};
