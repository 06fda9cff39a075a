import { type MailTemplateName, mailTemplates } from '@buddyline/domain/mail';
import { accountDeleted } from './account-deleted.ts';
import { accountRestored } from './account-restored.ts';
import { addressChanged } from './address-changed.ts';
import { addressTaken } from './address-taken.ts';
import { alreadyRegistered } from './already-registered.ts';
import { confirmAddress } from './confirm-address.ts';
import { message } from './message.ts';
import { newAddress } from './new-address.ts';
import { passwordChanged } from './password-changed.ts';
import { resetCode } from './reset-code.ts';
import { resetLink } from './reset-link.ts';
import { suspended } from './suspended.ts';
import { suspensionLifted } from './suspension-lifted.ts';
import type { MailTemplate } from './template.ts';
import { ticketClosed } from './ticket-closed.ts';
import { ticketReopened } from './ticket-reopened.ts';
import { ticketReply } from './ticket-reply.ts';
import { twoStepChanged } from './two-step-changed.ts';
import { warning } from './warning.ts';

/** The values that each mail needs. The names are `mailTemplates` of the domain. */
export interface MailValues {
  'account-deleted': { name: string; day: string };
  'account-restored': { name: string };
  'address-changed': { name: string };
  'address-taken': { name: string };
  'already-registered': { name: string };
  'confirm-address': { code: string };
  message: { name: string; text: string };
  'new-address': { code: string };
  'password-changed': { name: string };
  'reset-code': { name: string; code: string };
  'reset-link': { name: string; link: string };
  suspended: { name: string; text: string; day: string };
  'suspension-lifted': { name: string };
  'ticket-closed': { name: string; subject: string };
  'ticket-reopened': { name: string; subject: string };
  'ticket-reply': { name: string; subject: string; text: string };
  'two-step-changed': { name: string; change: string };
  warning: { name: string; text: string };
}
export type TemplateName = MailTemplateName;

export const templates: { [Name in TemplateName]: MailTemplate<MailValues[Name]> } = {
  'account-deleted': accountDeleted,
  'account-restored': accountRestored,
  'address-changed': addressChanged,
  'address-taken': addressTaken,
  'already-registered': alreadyRegistered,
  'confirm-address': confirmAddress,
  message,
  'new-address': newAddress,
  'password-changed': passwordChanged,
  'reset-code': resetCode,
  'reset-link': resetLink,
  suspended,
  'suspension-lifted': suspensionLifted,
  'ticket-closed': ticketClosed,
  'ticket-reopened': ticketReopened,
  'ticket-reply': ticketReply,
  'two-step-changed': twoStepChanged,
  warning,
};

/** The templates whose mails staff may read. Those of a newer version, which this one does not know, are not among them. */
export const readableTemplates: readonly TemplateName[] = mailTemplates.filter(
  (name) => !templates[name].hasCode,
);
