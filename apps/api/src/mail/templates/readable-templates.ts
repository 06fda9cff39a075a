import { mailTemplates } from '@buddyline/domain/mail';
import type { TemplateName } from './templates.ts';

/**
 * Whether a mail has a code or a link that lets somebody in. Each template says so here, so that staff cannot read
 * those of a new one before somebody has thought of it.
 */
const hasCode: Record<TemplateName, boolean> = {
  'account-deleted': false,
  'account-restored': false,
  'address-changed': false,
  'address-taken': false,
  'already-registered': false,
  'confirm-address': true,
  message: false,
  'new-address': true,
  'password-changed': false,
  'reset-code': true,
  'reset-link': true,
  suspended: false,
  'suspension-lifted': false,
  'ticket-closed': false,
  'ticket-reopened': false,
  'ticket-reply': false,
  warning: false,
};

/** The names of the templates whose mails staff may read. */
export const readableTemplates: readonly TemplateName[] = mailTemplates.filter(
  (name) => !hasCode[name],
);
