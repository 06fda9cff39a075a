import { exampleOwner, exampleUser } from '../users/user-example.ts';

/** An example for the OpenAPI document. */
export const exampleTicket = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeef3',
  userId: exampleUser.id,
  subject: 'Spam below my post',
  description: 'Somebody advertises watches there.',
  category: 'Comments',
  status: 'OPEN',
  priority: 'medium',
  createdAt: '2026-10-02T08:15:00.000Z',
  updatedAt: '2026-10-02T08:15:00.000Z',
  Owner: exampleOwner,
  about: {
    noun: 'comments',
    id: '0198c0de-7a11-7000-8000-5eadeadbeefa',
    personId: '0198c0de-7a11-7000-8000-5eadeadbeefb',
    copy: { content: 'Best watches, half price!', author: 'watches.4u' },
  },
  isUnanswered: true,
  waitingSince: '2026-10-02T08:15:00.000Z',
  takenBy: { id: '0198c0de-7a11-7000-8000-5eadeadbeef9', name: 'Omar Said' },
  pendingUntil: null,
};
