/** An example for the OpenAPI document. */
export const exampleUser = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeef0',
  username: 'mira.reef',
  fullName: 'Mira Haddad',
  email: 'mira@example.org',
  role: 'USER',
  isVerified: true,
  country: 'Egypt',
  age: 34,
  bio: 'Wreck diver from Dahab.',
  profilePicture: '9f86d081884c7d659a2feaa0c55ad015',
  followersCount: 128,
  followingCount: 96,
  createdAt: '2026-03-14T09:26:53.000Z',
  updatedAt: '2026-10-02T08:15:00.000Z',
  lastActiveAt: '2026-11-20T18:05:09.000Z',
  isSuspended: false,
  suspendedUntil: null,
};

export const exampleProfile = {
  ...exampleUser,
  locale: 'en',
  storage: { usedBytes: 120_450_816, quotaBytes: 2_048_000_000 },
};

export const exampleOwner = {
  fullName: exampleUser.fullName,
  username: exampleUser.username,
  profilePicture: exampleUser.profilePicture,
};
