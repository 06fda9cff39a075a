import type { MailStatus, MailTemplateName } from '@buddyline/domain/mail';
import type { BadgeTone } from '@buddyline/ui/badge';
import type { LucideIcon } from 'lucide-react';
import { useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';

interface StatusLook {
  icon: LucideIcon;
  tone: BadgeTone;
}

const looks: Record<MailStatus, StatusLook> = {
  waiting: { icon: Mail, tone: 'info' },
  sent: { icon: MailCheck, tone: 'ok' },
  failed: { icon: MailWarning, tone: 'danger' },
};

/** How a status looks; an unknown one too. */
export function statusLook(status: string): StatusLook {
  const known: Record<string, StatusLook | undefined> = looks;
  return known[status] ?? { icon: Mail, tone: 'neutral' };
}

export function useMailNames() {
  const { t } = useLingui();
  const statuses: Record<MailStatus, string> = {
    waiting: t`On its way`,
    sent: t`Sent`,
    failed: t`Failed`,
  };
  const templates: Record<MailTemplateName, string> = {
    'account-deleted': t`Account deleted`,
    'account-restored': t`Account restored`,
    'address-changed': t`Email address changed`,
    'address-taken': t`Email address in use`,
    'already-registered': t`Has an account already`,
    'confirm-address': t`Code to open an account`,
    message: t`Message of the team`,
    'new-address': t`Code for a new email address`,
    'password-changed': t`Password changed`,
    'reset-code': t`Code for a new password`,
    'reset-link': t`Link for a new password`,
    suspended: t`Account suspended`,
    'suspension-lifted': t`Suspension lifted`,
    'ticket-closed': t`Ticket closed`,
    'ticket-reopened': t`Ticket open again`,
    'ticket-reply': t`Reply to a ticket`,
    'two-step-changed': t`Two-step sign-in changed`,
    warning: t`Warning`,
  };
  const reasons: Record<string, string | undefined> = {
    expired: t`It expired before it could be sent.`,
    interrupted: t`The server stopped while sending it.`,
  };
  const knownStatuses: Record<string, string | undefined> = statuses;
  const knownTemplates: Record<string, string | undefined> = templates;
  return {
    statuses,
    statusName: (status: string) => knownStatuses[status] ?? status,
    /** The kind of mail; kinds of a newer backend have the backend's name. */
    templateName: (template: string) => knownTemplates[template] ?? template,
    /** Null for an answer of the mail server, which is shown as it is. */
    reasonText: (reason: string) => reasons[reason] ?? null,
  };
}
