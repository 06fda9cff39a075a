import type { Moderation } from '@buddyline/domain/sanction';
import type { User } from '@buddyline/domain/user';
import { formatNumber } from '@buddyline/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../language/use-language.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { Day } from '../../../shared/text/day.tsx';
import { ActiveSuspension } from './active-suspension.tsx';
import { glanceCell, glanceCells, glanceFrame, glanceGrid } from './glance-grid.ts';
import { PinnedNote } from './pinned-note.tsx';
import { moderationQuery } from './moderation-queries.ts';

type Cell = (typeof glanceCells)[number];

/** What staff need to know of a person before they take action: how long, how active, and what was before. */
export function Glance({ user }: { user: User }) {
  const { t } = useLingui();
  const query = useQuery(moderationQuery(user.id));
  return (
    <section aria-label={t`At a glance`} className={glanceFrame}>
      <QueryView query={query} loading={<Figures userId={user.id} moderation={null} />}>
        {(moderation) => (
          <>
            {moderation.active && (
              <div className="border-b px-5 py-4">
                <ActiveSuspension userId={user.id} sanction={moderation.active} />
              </div>
            )}
            {moderation.pinnedNote && <PinnedNote userId={user.id} note={moderation.pinnedNote} />}
            <Figures userId={user.id} moderation={moderation} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function Figures({ userId, moderation }: { userId: string; moderation: Moderation | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names: Record<Cell, string> = {
    memberSince: t`Member since`,
    posts: t`Posts`,
    diveLogs: t`Dive logs`,
    certificates: t`Certificates`,
    ticketsBy: t`Tickets by them`,
    ticketsAbout: t`Tickets about them`,
    warnings: t`Warnings`,
  };
  const tabs: Partial<Record<Cell, string>> = {
    posts: paths.userPosts(userId),
    diveLogs: paths.userDiveLogs(userId),
    certificates: paths.userCertificates(userId),
    ticketsBy: paths.userTickets(userId),
    warnings: paths.userStaff(userId),
  };
  function valueOf(cell: Cell, shown: Moderation): ReactNode {
    if (cell === 'memberSince') return <Day at={shown.memberSince} />;
    const number = formatNumber(shown[cell], language);
    const tab = tabs[cell];
    if (tab === undefined) return number;
    return (
      <Link
        to={tab}
        preventScrollReset
        aria-label={`${names[cell]}: ${number}`}
        className="underline-offset-4 hover:underline"
      >
        {number}
      </Link>
    );
  }
  return (
    <dl className={glanceGrid}>
      {glanceCells.map((cell) => (
        <div key={cell} className={glanceCell}>
          <dt className="truncate text-xs text-ink-muted">{names[cell]}</dt>
          <dd className="min-h-6 truncate text-base font-semibold tabular-nums">
            {moderation && valueOf(cell, moderation)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
