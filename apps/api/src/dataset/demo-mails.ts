import type { TicketStatus } from '@buddyline/domain/ticket';
import type { Demo } from '@buddyline/demo-data/demo';
import type { Locale } from '@buddyline/i18n/locale';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MailsTable } from '../db/schema.ts';
import type { MailToQueue } from '../mail/queue-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { type TemplateName, templates } from '../mail/templates/templates.ts';
import { statusStepOf } from '../routes/tickets/tell-status.ts';
import { sanctionMail } from '../routes/users/sanctions/sanction-mail.ts';

type Content = Pick<MailToQueue<TemplateName>, 'template' | 'values'>;

/** What a person was told by mail, and when. */
interface Told {
  userId: string | null;
  at: Date;
  /** The mail is in their language. */
  words: string;
  contentFor: (name: string, locale: Locale) => Content;
}

/** How many of the newest members have the mail that confirmed their address. */
const confirmed = 5;

/** As `templateOf` of `tell-status.ts`: in the demo whoever has a ticket opened again was told of its end. */
const statusTemplates: Partial<Record<TicketStatus, 'ticket-closed' | 'ticket-reopened'>> = {
  CLOSED: 'ticket-closed',
  OPEN: 'ticket-reopened',
};

/**
 * The mails that people got about what the demo holds, as they are once they are sent. Old ones are left to the
 * housekeeping.
 */
export function demoMails(
  { tables, entries }: Pick<Demo, 'tables' | 'entries'>,
  brand: string,
): Insertable<MailsTable>[] {
  const users = new Map(tables.users.map((user) => [user.id, user]));
  const subjects = new Map(tables.tickets.map(({ id, subject }) => [id, subject]));
  const told = [
    ...replies(tables, subjects),
    ...changes(entries, subjects),
    ...sanctions(tables),
    ...registrations(tables),
  ];
  return told.flatMap(({ userId, at, words, contentFor }) => {
    const user = users.get(userId ?? '');
    if (user === undefined) return [];
    const locale = /\p{Script=Arabic}/u.test(words) ? 'ar' : 'en';
    const { template, values } = contentFor(user.full_name?.trim() || user.username, locale);
    const { subject, text } = renderMail(template, { values, locale, brand });
    const { hasCode, minutes } = templates[template];
    return {
      id: uuidv7({ msecs: at.getTime() }),
      to: user.email,
      user_id: userId,
      template,
      locale,
      subject: hasCode ? null : subject,
      text: hasCode ? null : text,
      queued_at: at,
      due_at: at,
      attempts: 1,
      sent_at: at,
      expires_at: new Date(at.getTime() + minutes * 60_000),
    };
  });
}

type Subjects = ReadonlyMap<string | null, string>;

function replies({ ticket_messages }: Demo['tables'], subjects: Subjects): Told[] {
  return ticket_messages
    .filter((message) => !message.is_internal && message.author_id !== message.user_id)
    .map(({ user_id: userId, ticket_id, body: text, at }) => {
      const subject = subjects.get(ticket_id) ?? '';
      const contentFor = (name: string) =>
        ({ template: 'ticket-reply', values: { name, subject, text } }) as const;
      return { userId, at, words: text, contentFor };
    });
}

function changes(entries: Demo['entries'], subjects: Subjects): Told[] {
  return entries.flatMap(({ itemId, personId: userId, changes: changed, undoneBy, at }) => {
    const subject = subjects.get(itemId);
    const step = statusStepOf(changed);
    const template = step && statusTemplates[step.to];
    if (subject === undefined || !template || undoneBy !== null) return [];
    const contentFor = (name: string) => ({ template, values: { name, subject } });
    return { userId, at, words: subject, contentFor };
  });
}

function sanctions({ sanctions: imposed }: Demo['tables']): Told[] {
  return imposed.map(({ user_id: userId, kind, at, public_text: text, ends_at: endsAt }) => ({
    userId,
    at,
    words: text,
    contentFor: (name, locale) => sanctionMail(kind, { name, text, endsAt, locale }),
  }));
}

function registrations({ users }: Demo['tables']): Told[] {
  return users
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, confirmed)
    .map(({ id: userId, full_name, created_at: at }) => ({
      userId,
      at,
      words: full_name ?? '',
      contentFor: () => ({ template: 'confirm-address', values: { code: '' } }),
    }));
}
