import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { Badge } from '@buddyline/ui/badge';
import { classes } from '@buddyline/ui/classes';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import MessageCircle from 'lucide-react/icons/message-circle';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { Ago } from '../../../shared/text/ago.tsx';
import { LinkedPassages } from '../../../shared/text/linked-passages.tsx';
import { UserText } from '../../../shared/text/user-text.tsx';
import { MailLine } from './mail-line.tsx';
import { TakeBack } from './take-back-line.tsx';

const looks = {
  reporter: {
    icon: MessageCircle,
    tone: 'neutral',
    className: 'border-line bg-surface-sunken sm:me-10',
  },
  staff: {
    icon: CornerUpLeft,
    tone: 'info',
    className: 'border-info/40 bg-surface-raised sm:ms-10',
  },
  note: {
    icon: Lock,
    tone: 'warn',
    className: 'border-2 border-dashed border-line-strong bg-surface sm:ms-10',
  },
} as const;

/** A message of the reporter, a reply or an internal note: told apart by words, icon, frame and place. */
export function MessageItem({ message }: { message: TicketMessage }) {
  const { author, isInternal, isStaff, mail } = message;
  const { icon, tone, className } = looks[isInternal ? 'note' : isStaff ? 'staff' : 'reporter'];
  return (
    <li className={classes('min-w-0 rounded-card border px-4 py-3', className)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs">
        <Badge tone={tone}>
          <Icon of={icon} directional={!isInternal} />
          <KindName isInternal={isInternal} isStaff={isStaff} />
        </Badge>
        {author && <UserText className="font-medium">{author.name}</UserText>}
        <span className="text-ink-muted">
          <Ago at={message.at} />
        </span>
      </p>
      <LinkedPassages className="mt-1.5 *:max-w-prose">{message.body}</LinkedPassages>
      <TakeBack messageId={message.id}>{mail && <MailLine mail={mail} />}</TakeBack>
    </li>
  );
}

function KindName({ isInternal, isStaff }: Pick<TicketMessage, 'isInternal' | 'isStaff'>) {
  if (isInternal) return <Trans>Internal note</Trans>;
  return isStaff ? <Trans>Staff reply</Trans> : <Trans>From the reporter</Trans>;
}
