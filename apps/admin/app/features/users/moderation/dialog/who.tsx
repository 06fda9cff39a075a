import type { Sanction, Moderation } from '@buddyline/domain/sanction';
import { displayName, type User } from '@buddyline/domain/user';
import { Avatar } from '@buddyline/ui/avatar';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sharedText } from '../../../../language/texts.ts';
import { fileUrl } from '../../../../shared/form/file-url.ts';
import { Ago } from '../../../../shared/text/ago.tsx';
import { UserText } from '../../../../shared/text/user-text.tsx';
import { lookOf, useSanctionNames } from '../sanction-names.ts';
import { useRuleName } from '../rule-names.ts';
import { sanctionsQuery } from '../moderation-queries.ts';
import { SuspendedUntil } from '../suspended-until.tsx';

interface Props {
  user: User;
  /** Undefined while it is loading. */
  moderation: Moderation | undefined;
}

/** How many earlier sanctions are shown; the tab 'Staff' has all. */
const shownBefore = 3;

/** The person, what is active, and what was before. */
export function Who({ user, moderation }: Props) {
  const { data: sanctions } = useQuery(sanctionsQuery(user.id));
  return (
    <section className="grid min-w-0 gap-3 rounded-card bg-surface-sunken p-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar src={fileUrl(user.profilePicture, 'avatar')} />
        <div className="min-w-0">
          <UserText as="span" className="block w-fit max-w-full truncate font-medium">
            {displayName(user, sharedText('name.missing-on-profile'))}
          </UserText>
          <p className="min-h-5 text-xs text-ink-muted">
            {moderation && <Since moderation={moderation} />}
          </p>
        </div>
      </div>
      {moderation?.active && (
        <p className="text-xs font-medium">
          <SuspendedUntil endsAt={moderation.active.endsAt ?? null} />
        </p>
      )}
      <div className="min-h-5 text-xs">
        {sanctions && <Before sanctions={sanctions.slice(0, shownBefore)} />}
      </div>
    </section>
  );
}

function Since({ moderation: { memberSince, posts, diveLogs } }: { moderation: Moderation }) {
  const since = <Ago at={memberSince} />;
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>
        <Trans>Joined {since}</Trans>
      </span>
      <span>
        <Plural value={posts} one="# post" other="# posts" />
      </span>
      <span>
        <Plural value={diveLogs} one="# dive log" other="# dive logs" />
      </span>
    </span>
  );
}

function Before({ sanctions }: { sanctions: readonly Sanction[] }) {
  const { t } = useLingui();
  const { kindName } = useSanctionNames();
  const ruleName = useRuleName();
  if (sanctions.length === 0) {
    return (
      <p className="text-ink-muted">
        <Trans>No message, warning or suspension before.</Trans>
      </p>
    );
  }
  return (
    <ul role="list" aria-label={t`What was before`} className="grid gap-1">
      {sanctions.map(({ id, kind, rule, publicText, at, liftedAt = null }) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <Icon of={lookOf(kind).icon} className="text-ink-muted" />
          <span className="shrink-0 font-medium">{kindName(kind)}</span>
          {liftedAt !== null && (
            <span className="shrink-0 text-ink-muted">
              {kind === 'suspension' ? <Trans>Lifted</Trans> : <Trans>Withdrawn</Trans>}
            </span>
          )}
          <span className="min-w-0 flex-1 text-ink-muted">
            <UserText as="span" className="block w-fit max-w-full truncate">
              {rule === null ? publicText : ruleName(rule)}
            </UserText>
          </span>
          <span className="shrink-0 text-ink-muted">
            <Ago at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
