export const exampleMail = {
  id: '019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f21',
  template: 'password-changed',
  to: 'mira@reef.example',
  person: { id: '019ab1c2-3d4e-7f50-8a61-b2c3d4e5f607', name: 'Mira Reef' },
  status: 'failed',
  queuedAt: '2026-11-22T09:30:00.000Z',
  dueAt: null,
  attempts: 1,
  lastError: '550 5.1.1 No such mailbox',
  sentAt: null,
  failedAt: '2026-11-22T09:30:01.000Z',
  canSendAgain: true,
};
