import { exampleOwner, exampleUser } from '../users/user-example.ts';

/** An example for the OpenAPI document. */
export const exampleCertificate = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeef2',
  userId: exampleUser.id,
  title: 'Advanced Open Water Diver',
  description: 'Issued in Dahab.',
  fileResourceId: 'c4ca4238a0b923820dcc509a6f75849b',
  createdAt: '2026-10-02T08:15:00.000Z',
  updatedAt: '2026-10-02T08:15:00.000Z',
  Owner: exampleOwner,
  isOwnerVerified: true,
};
