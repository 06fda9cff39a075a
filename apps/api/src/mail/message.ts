import type { SendMailOptions } from 'nodemailer';
import { RefusedMail } from './delivery-failure.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Without the characters that separate addresses and headers; quoted names before the @ are not supported. */
const plainAddress = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@([^\s\p{Cc}<>()[\]\\,;:"@]+)$/u;

/**
 * The message for nodemailer. Every attempt has the same Message-ID and date, so that a server or a mail
 * program can recognise a repetition.
 * @param from an address, or a name and an address
 * @throws RefusedMail when the address is none
 */
export function messageOf(
  { id, to, locale, subject, text, html, queuedAt }: OutgoingMail,
  from: string,
): SendMailOptions {
  if (!plainAddress.test(to)) throw new RefusedMail('This is no mail address.');
  const sender = from.slice(from.lastIndexOf('<') + 1).replace('>', '');
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: sender, to: [to] },
    messageId: `<${id}@${sender.split('@')[1]}>`,
    date: queuedAt,
    subject,
    text,
    html,
    headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
