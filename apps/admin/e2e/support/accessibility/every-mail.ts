import type { Mail } from '@buddyline/domain/mail';

const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

function mail(n: number, given: Partial<Mail>): Mail {
  return {
    id: `019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f2${n}`,
    template: 'password-changed',
    subject: 'Your password was changed',
    to: `diver-${n}@reef.example`,
    person: { id: '019ab1c2-3d4e-7f50-8a61-b2c3d4e5f607', name: `Diver ${n}` },
    status: 'sent',
    queuedAt: ago(n * 10),
    dueAt: null,
    attempts: 1,
    lastError: null,
    sentAt: ago(n * 10),
    failedAt: null,
    canSendAgain: false,
    ...given,
  };
}

/** Every state of a mail, which the demo's own mails do not have. */
export const everyMail = () => [
  mail(1, {}),
  mail(2, {
    status: 'waiting',
    sentAt: null,
    attempts: 2,
    dueAt: ago(-5),
    lastError: '450 4.2.1 Mailbox busy',
  }),
  mail(3, {
    status: 'failed',
    sentAt: null,
    failedAt: ago(29),
    lastError: '550 5.1.1 No such mailbox',
    canSendAgain: true,
  }),
  mail(4, {
    status: 'failed',
    person: null,
    template: 'of-a-newer-backend',
    subject: null,
    sentAt: null,
    failedAt: ago(10),
    lastError: 'expired',
  }),
];
