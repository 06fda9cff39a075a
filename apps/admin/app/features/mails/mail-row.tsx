import type { Mail } from '@buddyline/domain/mail';
import { Badge } from '@buddyline/ui/badge';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import MailOpen from 'lucide-react/icons/mail-open';
import Send from 'lucide-react/icons/send';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { useCan } from '../../shared/query/use-can.tsx';
import { Ago } from '../../shared/text/ago.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { withoutQuotes } from './without-quotes.ts';
import { statusLook, useMailNames } from './mail-names.ts';

interface Props {
  mail: Mail;
  /** It is being sent again. */
  pending: boolean;
  onSendAgain: () => void;
  onRead: () => void;
}

export function MailRow({ mail, pending, onSendAgain, onRead }: Props) {
  const { t } = useLingui();
  const can = useCan();
  const { statusName } = useMailNames();
  const { icon, tone } = statusLook(mail.status);
  const { to } = mail;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-5 py-4 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span className="grid size-9 place-items-center self-start rounded-full bg-surface-sunken text-ink-muted">
        <Icon of={icon} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <Subject mail={mail} />
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <p className="flex max-w-full min-w-0 flex-wrap items-baseline gap-x-3">
            <Receiver mail={mail} />
          </p>
          <Facts mail={mail} />
        </div>
        <Failure mail={mail} />
      </div>
      <div className="row-start-2 empty:hidden col-[2/-1] flex flex-wrap items-center gap-3 lg:col-start-3 lg:col-end-auto lg:row-start-1">
        {/* Most are sent: only what differs from the others stands out. */}
        {mail.status !== 'sent' && (
          <Badge tone={tone} of={t`Status`}>
            {statusName(mail.status)}
          </Badge>
        )}
        {mail.canSendAgain && can('mails.send') && (
          <Button
            variant="outline"
            size="sm"
            pending={pending}
            aria-label={t`Send again to ${to}`}
            onClick={onSendAgain}
          >
            <Icon of={Send} className="rtl:-scale-x-100" />
            <Trans>Send again</Trans>
          </Button>
        )}
      </div>
      <Button
        {...rowLink}
        variant="outline"
        size="sm"
        aria-label={t`Open the email to ${to}`}
        onClick={onRead}
        className="row-start-1 -col-end-1 max-sm:self-start"
      >
        <Icon of={MailOpen} />
        <span className="max-sm:hidden">
          <Trans context="link">Open</Trans>
        </span>
      </Button>
    </div>
  );
}

/** What the receiver reads first, with the kind of mail; only the kind where the subject is not kept. */
function Subject({ mail: { subject, template } }: { mail: Mail }) {
  const kind = useMailNames().templateName(template);
  if (subject === null) return <p className="font-medium">{kind}</p>;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <UserText className="min-w-0 font-medium wrap-anywhere" ownWords={withoutQuotes(subject)}>
        {subject}
      </UserText>
      <Badge>{kind}</Badge>
    </p>
  );
}

/** The person, or for people without an account the address. */
function Receiver({ mail: { person, to } }: { mail: Mail }) {
  const address = (
    <bdi dir="ltr" className="text-xs wrap-anywhere text-ink-muted">
      {to}
    </bdi>
  );
  if (person === null) return address;
  return (
    <>
      <Link
        to={paths.userPosts(person.id)}
        className="max-w-full truncate underline-offset-4 hover:underline"
      >
        <UserText>{person.name}</UserText>
      </Link>
      {address}
    </>
  );
}

/** When it was sent, or what became of it until now. */
function Facts({ mail: { status, attempts, queuedAt, dueAt, sentAt } }: { mail: Mail }) {
  const queued = <Ago at={queuedAt} />;
  const sent = <Ago at={sentAt} />;
  const due = <Moment value={dueAt} />;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-muted">
      <span>{status === 'sent' ? <Trans>Sent {sent}</Trans> : <Trans>Queued {queued}</Trans>}</span>
      {attempts > 0 && status !== 'sent' && (
        <span>
          <Plural value={attempts} one="# attempt" other="# attempts" />
        </span>
      )}
      {attempts > 0 && dueAt !== null && (
        <span>
          <Trans>Next attempt: {due}</Trans>
        </span>
      )}
    </p>
  );
}

/** Why the last attempt failed. */
function Failure({ mail: { status, lastError } }: { mail: Mail }) {
  const { reasonText } = useMailNames();
  if (lastError === null) return null;
  return (
    <p className={`text-xs ${status === 'failed' ? 'text-danger-ink' : 'text-ink-muted'}`}>
      {reasonText(lastError) ?? (
        <bdi dir="ltr" className="wrap-anywhere">
          {lastError}
        </bdi>
      )}
    </p>
  );
}
