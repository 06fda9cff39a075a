import type { Sanction } from '@buddyline/domain/sanction';
import { Badge } from '@buddyline/ui/badge';
import { classes } from '@buddyline/ui/classes';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { Ago } from '../../../../shared/text/ago.tsx';
import { Moment } from '../../../../shared/text/moment.tsx';
import { UserPassages } from '../../../../shared/text/user-passages.tsx';
import { UserText } from '../../../../shared/text/user-text.tsx';
import { canLift, LiftButton } from '../lift-button.tsx';
import { MailState } from '../mail-state.tsx';
import { lookOf, useSanctionNames } from '../sanction-names.ts';
import { useRuleName } from '../rule-names.ts';
import { SuspendedUntil } from '../suspended-until.tsx';

interface Props {
  userId: string;
  sanction: Sanction;
  /** It is the suspension that the glance above the tabs shows, with the button that lifts it. */
  isAbove: boolean;
}

/** What a person was told, what came of it, and what only staff know. */
export function SanctionItem({ userId, sanction, isAbove }: Props) {
  const { kindName } = useSanctionNames();
  const { kind, by, at, rule, publicText, internalText, ticketId, mail } = sanction;
  const ruleName = useRuleName();
  const { icon, tone } = lookOf(kind);
  return (
    <li
      className={classes(
        'grid min-w-0 gap-2 rounded-card border px-4 py-3',
        sanction.isActive ? 'border-notice bg-surface-raised' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        <Badge tone={tone}>
          <Icon of={icon} />
          <span>{kindName(kind)}</span>
        </Badge>
        {rule !== null && <UserText className="font-medium">{ruleName(rule)}</UserText>}
        <span className="text-ink-muted">
          {by && <UserText>{by.name}</UserText>} <Ago at={at} />
        </span>
      </div>
      <UserPassages className="*:max-w-prose">{publicText}</UserPassages>
      {internalText !== null && (
        <div className="rounded-card border-2 border-dashed border-line-strong px-3 py-2">
          <p className="text-xs text-ink-muted">
            <Trans>Only staff read this</Trans>
          </p>
          <UserPassages className="*:max-w-prose">{internalText}</UserPassages>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-xs text-ink-muted">
        <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
          <Outcome sanction={sanction} />
          <MailState mail={mail} />
          {ticketId !== null && (
            <Link to={paths.ticket(ticketId)} className="underline underline-offset-4">
              <Trans>The ticket it is about</Trans>
            </Link>
          )}
        </div>
        {!isAbove && canLift(sanction) && <LiftButton userId={userId} sanction={sanction} />}
      </div>
    </li>
  );
}

/** How long a suspension lasts or lasted, and who lifted it or withdrew the warning. */
function Outcome({ sanction }: { sanction: Sanction }) {
  const { kind, isActive, hiddenPosts, liftedBy, endsAt = null, liftedAt = null } = sanction;
  const isSuspension = kind === 'suspension';
  const lifted = <Ago at={liftedAt} />;
  /** It had ended by itself; only its posts were shown again. */
  const wasOver = liftedAt !== null && endsAt !== null && liftedAt >= endsAt;
  const name = liftedBy ? <UserText>{liftedBy.name}</UserText> : null;
  return (
    <>
      {isActive && (
        <span className="font-medium text-ink">
          <SuspendedUntil endsAt={endsAt} />
        </span>
      )}
      {liftedAt !== null && (
        <span>
          {wasOver ? (
            <Trans>Posts shown again {lifted}</Trans>
          ) : isSuspension ? (
            <Trans>Lifted {lifted}</Trans>
          ) : (
            <Trans>Withdrawn {lifted}</Trans>
          )}{' '}
          {name}
        </span>
      )}
      {isSuspension && !isActive && (liftedAt === null || wasOver) && <Ended at={endsAt} />}
      {hiddenPosts > 0 && (
        <span>
          <Plural value={hiddenPosts} one="It hid # post" other="It hid # posts" />
        </span>
      )}
    </>
  );
}

function Ended({ at }: { at: string | null }) {
  const moment = <Moment value={at} />;
  return (
    <span>
      <Trans>Ended {moment}</Trans>
    </span>
  );
}
