export const exampleTrashItem = {
  id: '019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f21',
  noun: 'users',
  itemId: '019ab1c2-3d4e-7f50-8a61-b2c3d4e5f607',
  label: 'Mira Reef',
  owner: null,
  by: { id: '019ab1c2-0000-7000-8000-000000000001', name: 'Ada Marsh' },
  at: '2026-11-22T09:30:00.000Z',
  counts: { posts: 12, comments: 30 },
  purgeAt: '2026-12-22T09:30:00.000Z',
};
