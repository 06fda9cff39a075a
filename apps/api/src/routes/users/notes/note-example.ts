export const exampleNote = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeed1',
  body: 'Sells watches in comments. Spoke to him in March.',
  isPinned: true,
  by: { id: '0198c0de-7a11-7000-8000-5eadeadbeef9', name: 'Omar Said' },
  at: '2026-10-02T09:00:00.000Z',
};
