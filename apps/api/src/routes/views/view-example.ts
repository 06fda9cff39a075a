export const exampleView = {
  id: '01930c0e-5d3a-7c10-9f0a-2b6c8d1e4f21',
  list: 'tickets',
  name: 'Urgent and nobody works on it',
  query: 'priority=URGENT&taken=nobody&sort=oldest',
  isShared: true,
  isOwn: true,
  canEdit: true,
  ownerName: 'Ada Marsh',
};
