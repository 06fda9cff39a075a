export const exampleMessage = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeee1',
  author: { id: '0198c0de-7a11-7000-8000-5eadeadbeef9', name: 'Omar Said' },
  isStaff: true,
  isInternal: false,
  body: 'We have removed the comment. Thank you!',
  at: '2026-10-02T09:00:00.000Z',
  dueAt: '2026-10-02T09:00:10.000Z',
  mail: {
    id: '0198c0de-7a11-7000-8000-5eadeadbeee2',
    status: 'waiting',
    error: null,
    sentAt: null,
  },
};
